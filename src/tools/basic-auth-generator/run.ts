import type { Runs } from '#core/run.ts';
import { decode } from './basic-credentials.ts';
import { generate } from './basic-header.ts';
import type { declaration } from './declare.ts';

export const run = { generate, decode } satisfies Runs<typeof declaration>;
