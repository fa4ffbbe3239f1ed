import { attackSpeeds } from './attack-speed.ts';

/** From the largest to the smallest; a year has 365 days, a month 30. */
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
  /** One or two units, the largest that are not zero, cut to whole ones. */
  | { readonly kind: 'durations'; readonly durations: readonly Duration[] }
  /** From a million millennia on: the decimal logarithm of the number of years. */
  | { readonly kind: 'years'; readonly log10: number };

/** A number of guesses, which may be too great for a number: then only its decimal logarithm counts. */
export interface Guesses {
  readonly count: number;
  readonly log10: number;
}

/** How long so many guesses take at a speed. */
export function crackTime({ count, log10 }: Guesses, speed: keyof typeof attackSpeeds): CrackTime {
  const { guesses, perSeconds } = attackSpeeds[speed];
  const seconds = (count * perSeconds) / guesses;
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
