import type { BigNumber, MathJsInstance } from 'mathjs';

export interface FormatWish {
  readonly significantDigits: number;
}

/** Exponents from which on a number has an exponent form; the lower bound is included. */
const BOUNDS = { lowerExp: -9, upperExp: 21 };
/** Whole big numbers are shown in full up to as many digits as they are computed with. */
const WHOLE_DIGITS = 64;

/**
 * A value as people read it: texts without quotes, whole big numbers with every digit, anything else as mathjs writes it with so many
 * significant digits. A function and nothing at all have no text.
 */
export function formatResult(math: MathJsInstance, value: unknown, { significantDigits: precision }: FormatWish): string | undefined {
  if (value === undefined || typeof value === 'function') return undefined;
  if (typeof value === 'string') return value;
  const formatNumber = (number: number | BigNumber): string =>
    math.isBigNumber(number) && number.isInteger() && number.e < WHOLE_DIGITS
      ? number.toFixed()
      : math.format(number, { precision, ...BOUNDS });
  // A complex number reads the precision to leave out a part that is too small beside the other.
  const written = math.format(value, Object.assign(formatNumber, { precision }));
  return withoutWholeRatios(written);
}

/** mathjs writes the fraction 2 as 2/1. */
const withoutWholeRatios = (written: string): string =>
  written.replace(/"(?:[^"\\]|\\.)*"?|(?<![\w.])(\d+)\/1(?![\w.])/g, (found: string, whole?: string) => whole ?? found);
