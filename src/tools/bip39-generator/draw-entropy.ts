import type { RunContext } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { toHex } from '#formats/hex.ts';
import { entropyBytesOf, type WordCount } from './word-count.ts';

/** Random entropy for so many words, as hexadecimal digits. */
export const drawEntropy = (
  { wordCount }: { readonly wordCount: WordCount },
  { randomBytes }: Pick<RunContext, 'randomBytes'>,
): Result<string, never> => ok(toHex(randomBytes(entropyBytesOf(wordCount))));
