const VANITY = /^[+(\d][a-z\d +().\-/]*$/i;
const WORD = /[a-z]{3}/i;
/** The letters on keys 2 to 9 (ITU-T E.161). */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const digitOf = (letter: string): string => String(KEYS.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

/** Converts a number with letters, such as `1-800-FLOWERS`, to digits (`1-800-3569377`). Returns `undefined` for any other text. */
export const dialVanityNumber = (text: string): string | undefined =>
  VANITY.test(text) && WORD.test(text) ? text.replace(/[a-z]/gi, digitOf) : undefined;
