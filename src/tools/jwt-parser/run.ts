import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { decode } from './decode.ts';
import { verify } from './signature.ts';

export const run = { decode, verify } satisfies Runs<typeof declaration>;
