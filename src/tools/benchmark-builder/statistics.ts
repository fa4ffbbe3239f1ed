import type { ExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { type Fraction, fraction } from '#pure/numbers/fraction.ts';

export interface Statistics {
  readonly mean: Fraction;
  readonly median: Fraction;
  readonly min: Fraction;
  readonly max: Fraction;
  /** `undefined` for the variance of a sample of one. */
  readonly variance: Fraction | undefined;
  readonly samples: number;
}

export type VarianceType = 'population' | 'sample';

/** Converts values to integers of a common scale, in ascending order. */
function aligned(values: readonly ExactDecimal[]): { readonly sorted: readonly bigint[]; readonly scale: number } {
  const scale = values.reduce((largest, value) => Math.max(largest, value.scale), 0);
  const powers = new Map<number, bigint>();
  const powerOf = (exponent: number): bigint => {
    const power = powers.get(exponent) ?? 10n ** BigInt(exponent);
    powers.set(exponent, power);
    return power;
  };
  const integers = values.map((value) => value.digits * powerOf(scale - value.scale));
  return { sorted: integers.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)), scale };
}

/**
 * Computes exact statistics of one or more values. The variance is the sum of squares minus the squared sum divided by n, all divided by n
 * (population) or n − 1 (sample). With integers, this textbook formula loses no precision.
 */
export function statisticsOf(values: readonly ExactDecimal[], varianceType: VarianceType): Statistics {
  const { sorted, scale } = aligned(values);
  const unit = 10n ** BigInt(scale);
  const at = (index: number): bigint => sorted[index] ?? 0n;
  const samples = sorted.length;
  const count = BigInt(samples);
  let sum = 0n;
  let squares = 0n;
  for (const value of sorted) {
    sum += value;
    squares += value * value;
  }
  const divisor = varianceType === 'sample' ? count - 1n : count;
  return {
    mean: fraction(sum, count * unit),
    median: fraction(at(Math.floor((samples - 1) / 2)) + at(Math.floor(samples / 2)), 2n * unit),
    min: fraction(at(0), unit),
    max: fraction(at(samples - 1), unit),
    variance: divisor === 0n ? undefined : fraction(count * squares - sum * sum, count * divisor * unit * unit),
    samples,
  };
}
