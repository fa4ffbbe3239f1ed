import { type DataUnit, readDataUnit, standardReading } from '#pure/data-size/data-unit.ts';
import { type ExactDecimal, formatExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { type Fraction, fraction, over, roundFraction, times } from '#pure/numbers/fraction.ts';
import { type RoundedNumber, roundSignificant } from '#pure/numbers/significant-digits.ts';
import { writeClock, writeIsoDuration } from '#pure/time/durations/write-duration.ts';
import { kubernetesQuantity } from './kubernetes-quantity.ts';
import type { ReadPart } from './read-transfer.ts';
import { bestBinary, bestDecimal, bestRate, bytesIn } from './scaled.ts';
import type { Solved } from './solve-transfer.ts';

const sizeUnits = 'bit B kB MB GB TB PB EB KiB MiB GiB TiB PiB EiB kbit Mbit Gbit Tbit Kibit Mibit Gibit'.split(' ');
const rateUnits = 'bit kbit Mbit Gbit B kB MB GB KiB MiB GiB'.split(' ');

/** The number of bits in a unit. */
function bitsIn(unit: string): Fraction {
  return readDataUnit(unit, standardReading)?.bits ?? fraction(1n);
}

type Labeled = RoundedNumber & { readonly label: string };

const inUnits = (value: Fraction, units: readonly string[], end: string, digits: number): readonly Labeled[] =>
  units.map((unit) => ({ label: unit + end, ...roundSignificant(over(value, bitsIn(unit)), digits) }));

const HOUR = fraction(3600n);
const DAY = fraction(86_400n);
const MONTH = fraction(30n * 86_400n);

const NANOSECOND_PLACES = 9;
const CLOCK_PLACES = 3;

/** Formats seconds, rounded to the given number of decimals. */
function timeText(seconds: Fraction, places: number, write: (nanoseconds: bigint) => string): RoundedNumber {
  const { digits, scale }: ExactDecimal = roundFraction(seconds, places);
  const isRounded = digits * seconds.denominator !== seconds.numerator * 10n ** BigInt(scale);
  return { text: write(digits * 10n ** BigInt(NANOSECOND_PLACES - scale)), isRounded };
}

const describeTime = (seconds: Fraction, digits: number) => ({
  exactSeconds: seconds,
  seconds: roundSignificant(seconds, digits),
  clock: timeText(seconds, CLOCK_PLACES, writeClock),
  iso: timeText(seconds, NANOSECOND_PLACES, writeIsoDuration),
});

const describeSize = (bits: Fraction, units: readonly DataUnit[], digits: number) => ({
  bits,
  bestDecimal: bestDecimal(bits, digits),
  bestBinary: bestBinary(bits, digits),
  inUnits: inUnits(bits, sizeUnits, '', digits),
  sectors: roundSignificant(over(bits, fraction(4096n)), digits),
  pages: roundSignificant(over(bits, fraction(32_768n)), digits),
  kubernetes: kubernetesQuantity(
    bytesIn(bits),
    units.some(({ isBinary }) => isBinary),
  ),
});

const describeRate = (rate: Fraction, isInBits: boolean, digits: number) => ({
  bitsPerSecond: rate,
  isInBits,
  best: bestRate(rate, isInBits, digits),
  inUnits: inUnits(rate, rateUnits, '/s', digits),
  perHour: roundSignificant(over(times(rate, HOUR), bitsIn('GB')), digits),
  perDay: roundSignificant(over(times(rate, DAY), bitsIn('GB')), digits),
  per30Days: roundSignificant(over(times(rate, MONTH), bitsIn('TB')), digits),
});

/** Formats the line as it was interpreted. */
function readingOf(parts: readonly ReadPart[], digits: number): RoundedNumber {
  const numbers = parts.map((part) => (typeof part === 'string' ? { text: part, isRounded: false } : roundedPart(part, digits)));
  return { text: numbers.map(({ text }) => text).join(''), isRounded: numbers.some(({ isRounded }) => isRounded) };
}

function roundedPart({ value, unit }: Exclude<ReadPart, string>, digits: number): RoundedNumber {
  const { text, isRounded } = roundSignificant(value, digits);
  return { text: text + unit, isRounded };
}

/** From MB to EB, an operating system may show another number under the same name. */
const isMistakable = ({ thousands }: DataUnit): boolean => thousands >= 2 && thousands <= 6;
const REMARK_DIGITS = 3;

/** The size shown by systems that count in powers of 1024, if they show another number for the same letters. */
function binaryRemark({ size, solved, units: [unit] }: Solved) {
  if (!size || !unit || solved === 'size' || !isMistakable(unit) || size.numerator === 0n) return undefined;
  const shown = bestBinary(size, REMARK_DIGITS).text;
  return { shown, label: (shown.split(' ')[1] ?? '').replace('i', '') };
}

/** The efficiency in percent, for a line that carries more than data. */
export const percentText = (efficiency: Fraction): string => formatExactDecimal(roundFraction(times(efficiency, fraction(100n)), 1));

/** Describes a line. Values that are neither given nor solved are missing. */
export const describeTransfer = (solved: Solved, efficiency: Fraction, digits: number) => ({
  solved: solved.solved,
  isBinary: solved.units.some(({ isBinary }) => isBinary),
  reading: readingOf(solved.parts, digits),
  percent: solved.solved === undefined || efficiency.numerator === efficiency.denominator ? undefined : percentText(efficiency),
  time: solved.seconds && describeTime(solved.seconds, digits),
  size: solved.size && describeSize(solved.size, solved.units, digits),
  rate: solved.rate && describeRate(solved.rate, solved.isRateInBits, digits),
  remark: binaryRemark(solved),
  commas: solved.numbers.flatMap(({ typed, withoutComma }) => (withoutComma === undefined ? [] : [{ typed, read: withoutComma }])),
});

export type DescribedTransfer = ReturnType<typeof describeTransfer>;
