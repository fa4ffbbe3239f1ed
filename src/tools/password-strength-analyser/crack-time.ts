import { attackSpeeds, type Rate } from './attack-speed.ts';

/** From largest to smallest. A year has 365 days and a month has 30. */
const units = [
  ['millennium', 365_000 * 86_400],
  ['century', 36_500 * 86_400],
  ['decade', 3650 * 86_400],
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

const YEAR_SECONDS = 365 * 86_400;
const YEARS_BEYOND_UNITS = 1e9;

export interface Duration {
  readonly unit: (typeof units)[number][0];
  readonly count: number;
}

export type CrackTime =
  | { readonly kind: 'instantly' | 'underASecond' }
  /** The one or two largest nonzero units, rounded down. */
  | { readonly kind: 'durations'; readonly durations: readonly Duration[] }
  /** From a million millennia: the decimal logarithm of the number of years. */
  | { readonly kind: 'years'; readonly log10: number };

/** A number of guesses. If `count` is too large for a number, only `log10` is valid. */
export interface Guesses {
  readonly count: number;
  readonly log10: number;
}

const secondsFor = ({ count }: Guesses, { guesses, perSeconds }: Rate): number => (count * perSeconds) / guesses;

/** Ratings of how long a password resists an attack, from worst to best. */
export const resistances = ['veryWeak', 'weak', 'fair', 'strong', 'veryStrong'] as const;
export type Resistance = (typeof resistances)[number];

/** The lower limits of the ratings above "very weak": an hour, a month of 30 days, a century, and a million years. */
const RESISTANCE_SECONDS = [3600, 30 * 86_400, 100 * YEAR_SECONDS, 1e6 * YEAR_SECONDS] as const;

/** Rates the time that the guesses take at an attack speed. */
export function resistanceOf(guesses: Guesses, speed: keyof typeof attackSpeeds): Resistance {
  const seconds = secondsFor(guesses, attackSpeeds[speed]);
  return resistances[RESISTANCE_SECONDS.filter((limit) => seconds >= limit).length] ?? 'veryStrong';
}

/** Calculates how long the guesses take at an attack speed. */
export function crackTime({ count, log10 }: Guesses, speed: keyof typeof attackSpeeds): CrackTime {
  const { guesses, perSeconds } = attackSpeeds[speed];
  const seconds = secondsFor({ count, log10 }, { guesses, perSeconds });
  if (seconds <= 0.001) return { kind: 'instantly' };
  if (seconds < 1) return { kind: 'underASecond' };
  if (!(seconds / YEAR_SECONDS < YEARS_BEYOND_UNITS)) {
    return { kind: 'years', log10: log10 + Math.log10(perSeconds / guesses / YEAR_SECONDS) };
  }
  return { kind: 'durations', durations: durationsOf(seconds) };
}

function durationsOf(seconds: number): readonly Duration[] {
  let left = Math.floor(seconds);
  const durations: Duration[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) durations.push({ unit, count });
  }
  return durations.slice(0, 2);
}
