import { parseHex } from '#pure/bytes/hex.ts';

export const wordCounts = ['12', '15', '18', '21', '24'] as const;

export type WordCount = (typeof wordCounts)[number];

/** Three words encode 32 bits of entropy and one bit of the checksum: BIP39, “Generating the mnemonic”. */
export const entropyBytesOf = (wordCount: WordCount): number => (Number(wordCount) / 3) * 4;

/** Splits a typed mnemonic into words. Numbers, commas, quotes, and brackets of a list separate words like white space. */
export const splitWords = (typed: string): readonly string[] => typed.match(/[\p{L}\p{M}]+/gu) ?? [];

/** `undefined` for a number of words that BIP39 does not define. */
export const wordCountOfMnemonic = (typed: string): WordCount | undefined => {
  const found = splitWords(typed).length;
  return wordCounts.find((count) => Number(count) === found);
};

/** `undefined` for a size of entropy that BIP39 does not define. */
export const wordCountOfBytes = (found: number): WordCount | undefined => wordCounts.find((count) => entropyBytesOf(count) === found);

/** The word count for hexadecimal entropy as typed. `undefined` if it is invalid. */
export function wordCountOfEntropy(typed: string): WordCount | undefined {
  const bytes = parseHex(typed);
  return bytes.ok ? wordCountOfBytes(bytes.value.length) : undefined;
}
