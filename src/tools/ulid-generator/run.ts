import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { drawUlids } from './draw-ulids.ts';
import { inspectUlid } from './inspect-ulid.ts';

export const run = { generate: drawUlids, inspect: inspectUlid } satisfies Runs<typeof declaration>;
