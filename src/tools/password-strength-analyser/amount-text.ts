import type { Translate as TranslateMessages } from '#core/message-key.ts';
import { fixedDecimals } from '#pure/numbers/fixed-decimals.ts';
import type { CrackTime, Guesses } from './crack-time.ts';
import type en from './messages/en.json';

type Translate = TranslateMessages<typeof en>;

const SHOWN_WHOLE = 1_000_000;

/** Writes a number in the form `1.2 × 10^12`. */
function scientificText(t: Translate, log10: number, language: string): string {
  const exponent = Math.floor(log10);
  const mantissa = Math.round(10 ** (log10 - exponent) * 10) / 10;
  // Values such as 9.96 round up to the next power of ten.
  const [factor, power] = mantissa < 10 ? [mantissa, exponent] : [1, exponent + 1];
  const written = new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(factor);
  return t('view.scientific', { factor: written, power });
}

export const guessesText = (t: Translate, { count, log10 }: Guesses, language: string): string =>
  Math.round(count) < SHOWN_WHOLE ? String(Math.round(count)) : scientificText(t, log10, language);

export function crackTimeText(t: Translate, time: CrackTime, language: string): string {
  switch (time.kind) {
    case 'instantly':
      return t('view.instantly');
    case 'underASecond':
      return t('view.underASecond');
    case 'years':
      return t('view.aboutYears', { years: scientificText(t, time.log10, language) });
    case 'durations':
      return time.durations
        .map(({ unit, count }) => t(`view.units.${unit}`, { count, number: count.toLocaleString(language) }))
        .join(t('view.unitSeparator'));
  }
}

/** Writes bits with two decimals. */
export function entropyText(t: Translate, bits: number, language: string): string {
  return t('view.bits', { bits: fixedDecimals(bits, 2, language), count: bits });
}
