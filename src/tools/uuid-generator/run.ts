import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { main } from './main.ts';
import { nameUuids } from './name-uuids.ts';

export const run = { ...main, name: nameUuids } satisfies Runs<typeof declaration>;
