import type { BigNumber, MathJsInstance } from 'mathjs';

export interface FormatOptions {
  readonly significantDigits: number;
}

/** The exponents at which exponential notation begins. The lower bound is inclusive. */
const BOUNDS = { lowerExp: -9, upperExp: 21 };
/** Whole big numbers are displayed in full up to the number of digits of the computation. */
const WHOLE_DIGITS = 64;

/**
 * Formats a value for readers: texts without quotes, whole big numbers with every digit, and anything else as mathjs writes it with the
 * given number of significant digits. `undefined` for a function or if there is no value.
 */
export function formatResult(math: MathJsInstance, value: unknown, { significantDigits: precision }: FormatOptions): string | undefined {
  if (value === undefined || typeof value === 'function') return undefined;
  if (typeof value === 'string') return value;
  const formatNumber = (number: number | BigNumber): string =>
    math.isBigNumber(number) && number.isInteger() && number.e < WHOLE_DIGITS
      ? number.toFixed()
      : math.format(number, { precision, ...BOUNDS });
  // mathjs uses the precision to omit a part of a complex number that is too small compared to the other.
  const written = math.format(value, Object.assign(formatNumber, { precision }));
  return withoutWholeRatios(written);
}

/** mathjs writes the fraction 2 as 2/1. */
const withoutWholeRatios = (written: string): string =>
  written.replace(/"(?:[^"\\]|\\.)*"?|(?<![\w.])(\d+)\/1(?![\w.])/g, (found: string, whole?: string) => whole ?? found);
