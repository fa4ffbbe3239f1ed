import { factsOf } from '#core/languages.ts';

/** Letters that run from right to left, and letters of the large scripts that run the other way (classes R and AL, and L, of Unicode's UAX #9). */
const letters = {
  rtl: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u,
  ltr: /[A-Za-z\u00c0-\u058f]/,
};

/**
 * Values in a sentence of a language: one with letters that run the other way is isolated (UAX #9, FSI … PDI), so that it leaves the
 * order of the words and brackets around it alone. For sentences that are only read: who copies a value does not want what is unseen in it.
 */
export const isolateIn = (language: string): ((value: string | number) => string) => {
  const other = letters[factsOf(language).direction === 'rtl' ? 'ltr' : 'rtl'];
  return (value) => (other.test(String(value)) ? `\u2068${value}\u2069` : String(value));
};
