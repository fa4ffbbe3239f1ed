import transliterate from '@sindresorhus/transliterate';

/**
 * Where a letter or digit beyond ASCII gets its Latin letters from: `alphabets`, the table of a library that also knows letters which depend
 * on each other and on the language; `han` and `others`, the large table of another library.
 */
export type LetterSource = 'alphabets' | 'han' | 'others';

const HAN = /^\p{Script=Han}$/u;

/** The hard and the soft sign have no sound of their own: the table has nothing for them on purpose. */
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
