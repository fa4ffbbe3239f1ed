import transliterate from '@sindresorhus/transliterate';

/**
 * The source of the transliteration of a non-ASCII letter or digit: `alphabets` is the table of a library that also handles letter
 * combinations and language differences, `han` and `others` use the large table of another library.
 */
export type LetterSource = 'alphabets' | 'han' | 'others';

const HAN = /^\p{Script=Han}$/u;

/** The hard and the soft sign are silent, so the table intentionally omits them. */
const SILENT = /^[ЪъЬь]$/;

const known = new Map<string, LetterSource>();

export function sourceOfLetter(letter: string): LetterSource {
  const source = known.get(letter) ?? findSource(letter);
  known.set(letter, source);
  return source;
}

function findSource(letter: string): LetterSource {
  if (HAN.test(letter)) return 'han';
  return SILENT.test(letter) || /^[ -~]+$/.test(transliterate(letter)) ? 'alphabets' : 'others';
}
