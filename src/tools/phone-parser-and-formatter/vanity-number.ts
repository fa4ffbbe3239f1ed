const VANITY = /^[+(\d][a-z\d +().\-/]*$/i;
const WORD = /[a-z]{3}/i;
/** The letters on the keys 2 to 9: ITU-T E.161. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

const digitOf = (letter: string): string => String(KEYS.findIndex((letters) => letters.includes(letter.toLowerCase())) + 2);

/** A number with a word in it, such as `1-800-FLOWERS`, as it is dialed: `1-800-3569377`. `undefined` for any other text. */
export const dialVanityNumber = (text: string): string | undefined =>
  VANITY.test(text) && WORD.test(text) ? text.replace(/[a-z]/gi, digitOf) : undefined;
