import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok } from '#core/result.ts';
import { toHex } from '#pure/bytes/hex.ts';
import type { declaration } from './declare.ts';
import { entropyBytesOf } from './word-count.ts';

/** Random entropy for the given number of words, as hexadecimal digits. */
const draw = ({ wordCount }: Given<typeof declaration, 'draw'>, { randomBytes }: Pick<Context, 'randomBytes'>) =>
  ok(toHex(randomBytes(entropyBytesOf(wordCount))));

/** The operations on the main thread. */
export const main = { draw };
