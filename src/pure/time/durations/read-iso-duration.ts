import { type Fraction, fraction, plus, times } from '../../numbers/fraction.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { type FixedUnit, type TimeUnit, unitNanoseconds } from './time-unit.ts';

const NUMBER = String.raw`\d{1,30}(?:[.,]\d{1,30})?`;
const part = (name: TimeUnit, letter: string): string => `(?:(?<${name}>${NUMBER})${letter})?`;

/** ISO 8601-1, section 5.5.2.2, with weeks next to other units as in ISO 8601-2, and a sign as in `Temporal`. */
const DURATION = new RegExp(
  String.raw`^(?<sign>[+\-−])?P(?=.)${part('year', 'Y')}${part('month', 'M')}${part('week', 'W')}${part('day', 'D')}(?:T(?=.)${part('hour', 'H')}${part('minute', 'M')}${part('second', 'S')})?$`,
  'i',
);

const UNITS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second'] as const;

/** A number of units, negative for a negative duration. */
export interface UnitCount<Unit extends string = TimeUnit> {
  readonly unit: Unit;
  readonly count: Fraction;
}

/** Reads a duration such as `P1Y2M10DT2H30M`; `undefined` if it is not an ISO 8601 duration. */
export function readIsoDuration(text: string): readonly UnitCount[] | undefined {
  const groups = DURATION.exec(text)?.groups;
  if (!groups) return undefined;
  const direction = fraction(/[-−]/.test(groups['sign'] ?? '') ? -1n : 1n);
  return UNITS.flatMap((unit) => {
    // Before a letter, a comma is always a decimal comma.
    const count = readNumber(groups[unit]?.replace(',', '.') ?? '');
    return count ? [{ unit, count: times(count, direction) }] : [];
  });
}

/** The total in nanoseconds. */
export const sumOfFixed = (counts: readonly UnitCount<FixedUnit>[]): Fraction =>
  counts.map(({ unit, count }) => times(count, fraction(unitNanoseconds[unit]))).reduce(plus, fraction(0n));
