import { type DataPrefix, decimalPrefixes, binaryPrefixes, factorOf } from '#pure/data-size/data-prefix.ts';
import { type Fraction, fraction, over } from '#pure/numbers/fraction.ts';
import { type RoundedNumber, roundSignificant } from '#pure/numbers/significant-digits.ts';

const SMALLEST: DataPrefix = { step: 0, isBinary: false };
const BYTE = 8n;

interface Scale {
  readonly prefix: string;
  readonly factor: bigint;
}

const scaleOf = (prefixes: readonly string[], isBinary: boolean): readonly Scale[] =>
  [
    { prefix: '', factor: factorOf(SMALLEST) },
    ...prefixes.map((prefix, index) => ({ prefix, factor: factorOf({ step: index + 1, isBinary }) })),
  ].toReversed();

const decimal = scaleOf(decimalPrefixes, false);
const binary = scaleOf(binaryPrefixes, true);

/** Formats a value in the largest unit that is not above it, otherwise in the smallest. */
function inBest(value: Fraction, scale: readonly Scale[], unit: string, digits: number): RoundedNumber {
  const isEnough = ({ factor }: Scale): boolean => value.numerator >= factor * value.denominator;
  const { prefix, factor } = scale.find(isEnough) ?? { prefix: '', factor: 1n };
  const { text, isRounded } = roundSignificant(over(value, fraction(factor)), digits);
  return { text: `${text} ${prefix}${unit}`, isRounded };
}

export const bytesIn = (bits: Fraction): Fraction => over(bits, fraction(BYTE));

/** Formats bits as `1.5 TB`. */
export const bestDecimal = (bits: Fraction, digits: number): RoundedNumber => inBest(bytesIn(bits), decimal, 'B', digits);

/** Formats bits as `1.36 TiB`. */
export const bestBinary = (bits: Fraction, digits: number): RoundedNumber => inBest(bytesIn(bits), binary, 'B', digits);

/** Formats bits per second as `200 Mbit/s` or `25 MB/s`. */
export const bestRate = (rate: Fraction, isInBits: boolean, digits: number): RoundedNumber =>
  isInBits ? inBest(rate, decimal, 'bit/s', digits) : inBest(bytesIn(rate), decimal, 'B/s', digits);
