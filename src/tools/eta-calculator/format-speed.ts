import { type Fraction, formatFraction, fraction, over } from '#pure/numbers/fraction.ts';

const PLACES = 3;
/** The number of bits in each unit, largest first. */
const UNITS = ['TB', 'GB', 'MB', 'kB', 'B'].map((unit, index) => [unit, 8n * 1000n ** BigInt(4 - index)] as const);

const formatNumber = (value: Fraction, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: PLACES }).format(Number(formatFraction(value, PLACES)));

/** Formats bits per second as `12.5 MB/s`, in the largest unit with a value of at least 1, with at most 3 decimals. */
export function formatDataRate(bitsPerSecond: Fraction, language: string): string {
  const isEnough = ([, bits]: (typeof UNITS)[number]): boolean => bitsPerSecond.numerator >= bits * bitsPerSecond.denominator;
  const [unit, bits] = UNITS.find(isEnough) ?? ['B', 8n];
  return `${formatNumber(over(bitsPerSecond, fraction(bits)), language)} ${unit}/s`;
}

/** Formats a bare number with at most 3 decimals. */
export const formatRate = formatNumber;
