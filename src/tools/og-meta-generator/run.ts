import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { preview } from './preview.ts';
import { read } from './read.ts';
import { write } from './write.ts';

export const run = { write, preview, read } satisfies Runs<typeof declaration>;
