import { factsOf } from '#core/languages.ts';

/**
 * Letters that are written from right to left (classes R and AL of Unicode's UAX #9), and letters of the large left-to-right scripts (class
 * L).
 */
const letters = {
  rtl: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
  ltr: /[A-Za-z\u00c0-\u058f]/,
};

/**
 * Isolates values that contain letters of the opposite direction (UAX #9, FSI … PDI), so that they do not reorder the words and brackets
 * around them. Only for text that is read, because a copied value must not contain invisible characters.
 */
export const isolateIn = (language: string): ((value: string | number) => string) => {
  const other = letters[factsOf(language).direction === 'rtl' ? 'ltr' : 'rtl'];
  return (value) => (other.test(String(value)) ? `\u2068${value}\u2069` : String(value));
};
