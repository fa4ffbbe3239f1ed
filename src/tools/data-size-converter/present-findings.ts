import type { WriteFindings } from '#core/detection.ts';
import { fraction, roundFraction, times } from '#pure/numbers/fraction.ts';
import { formatNanoseconds } from '#domains/durations/format-duration.ts';
import type { declaration } from './declare.ts';
import type { DescribedTransfer } from './logic/describe-transfer.ts';
import { bestBinary, bestDecimal, bestRate } from './logic/scaled.ts';
import type { run } from './run.ts';

const DIGITS = 3;
const NANOSECONDS = fraction(1_000_000_000n);
const KIBIBYTE_BITS = 8192n;

type DescribedSize = NonNullable<DescribedTransfer['size']>;

/** The size in units of the other kind, or in bits if it is small. */
function otherSize({ bits, inUnits: [inBits] }: DescribedSize, isBinary: boolean, isGiven: boolean): string {
  if (isBinary || !isGiven) return bestDecimal(bits, DIGITS).text;
  if (bits.numerator >= KIBIBYTE_BITS * bits.denominator) return bestBinary(bits, DIGITS).text;
  return `${inBits?.text ?? ''} bit`;
}

/** The value that the line does not contain: the missing one of size, rate, and time, or the same value in other units. */
function counterpart({ solved, isBinary, time, size, rate }: DescribedTransfer, language: string): string | undefined {
  if (solved === 'seconds' && time) return formatNanoseconds(roundFraction(times(time.exactSeconds, NANOSECONDS), 0).digits, language);
  if (rate && solved !== 'size') return bestRate(rate.bitsPerSecond, solved === undefined ? !rate.isInBits : rate.isInBits, DIGITS).text;
  return size && otherSize(size, isBinary, solved === undefined);
}

export const write = {
  counterpart(result, _given, { language }) {
    const copy = result.ok && result.value?.single ? counterpart(result.value.single, language) : undefined;
    return copy === undefined ? undefined : { answer: { copy } };
  },
} satisfies WriteFindings<typeof declaration, typeof run, 'convert'>;
