import type { Given } from '#core/declaration.ts';
import { ok, type ToolError } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { DecimalError } from '#pure/numbers/exact-decimal.ts';
import { type Fraction, formatFraction, minus, over } from '#pure/numbers/fraction.ts';
import type { declaration } from './declare.ts';
import { formatSquareRoot } from './format-square-root.ts';
import { parseValues, plainValues } from './parse-values.ts';
import type { Commas } from './read-commas.ts';
import { type Statistics, statisticsOf } from './statistics.ts';

type Ranked = Given<typeof declaration, 'rank'>;

/** A suite's number, from 1, and its name on one line (empty if it has none). */
export interface SuiteTitle {
  readonly number: number;
  readonly name: string;
}

export type Comparison =
  | { readonly kind: 'best' }
  | { readonly kind: 'same' }
  /** The signed difference of the means, and their ratio, which is missing if the best mean is 0. */
  | { readonly kind: 'apart'; readonly difference: string; readonly ratio: string | undefined };

/** The statistics of a suite, as rounded numbers without a unit. */
export interface RankedSuite extends SuiteTitle, Record<'mean' | 'median' | 'min' | 'max', string> {
  /** `undefined` for a sample of one. */
  readonly stdDev: string | undefined;
  readonly variance: string | undefined;
  readonly samples: number;
  readonly comparison: Comparison;
}

/** A suite with an invalid value. */
export interface SuiteProblem extends SuiteTitle {
  readonly error: ToolError<DecimalError>;
}

export interface Ranking {
  /** Best first. */
  readonly ranked: readonly RankedSuite[];
  readonly problems: readonly SuiteProblem[];
  /** Suites with commas that do not separate their values. */
  readonly withCommas: readonly (SuiteTitle & { readonly commas: Exclude<Commas, 'separators'> })[];
}

const RATIO_PLACES = 3;

function compare(mean: Fraction, best: Fraction, places: number): Comparison {
  const difference = minus(mean, best);
  if (difference.numerator === 0n) return { kind: 'same' };
  const [sign, magnitude] = difference.numerator > 0n ? ['+', difference] : ['-', minus(best, mean)];
  return {
    kind: 'apart',
    difference: sign + formatFraction(magnitude, places),
    ratio: best.numerator === 0n ? undefined : formatFraction(over(mean, best), RATIO_PLACES),
  };
}

function describe({ mean, median, min, max, variance, samples }: Statistics, places: number) {
  return {
    mean: formatFraction(mean, places),
    median: formatFraction(median, places),
    min: formatFraction(min, places),
    max: formatFraction(max, places),
    stdDev: variance && formatSquareRoot(variance, places),
    variance: variance && formatFraction(variance, places),
    samples,
  };
}

/** Ranks suites by their means, best first; equal means keep their order. Omits suites without values or with a problem. */
export function rankSuites(
  { suites, betterIs, varianceType, decimalPlaces }: Ranked,
  progress: (share: number) => void = () => undefined,
): Ranking {
  const measured: { readonly title: SuiteTitle; readonly statistics: Statistics }[] = [];
  const problems: SuiteProblem[] = [];
  const withCommas: Ranking['withCommas'][number][] = [];
  for (const [index, { name, values }] of suites.entries()) {
    const title = { number: index + 1, name: name.replaceAll(/\s+/g, ' ').trim() };
    const { commas } = plainValues(values);
    const parsed = parseValues(values);
    if (parsed.ok && commas !== 'separators') withCommas.push({ ...title, commas });
    if (!parsed.ok) problems.push({ ...title, error: parsed.error });
    else if (parsed.value.length > 0) measured.push({ title, statistics: statisticsOf(parsed.value, varianceType) });
    progress((index + 1) / suites.length);
  }

  const direction = betterIs === 'lower' ? 1n : -1n;
  const sorted = measured.toSorted((one, other) => Number(minus(one.statistics.mean, other.statistics.mean).numerator * direction));
  const best = sorted[0]?.statistics.mean;
  const ranked = sorted.map(({ title, statistics }, index) => ({
    ...title,
    ...describe(statistics, decimalPlaces),
    comparison: index === 0 || !best ? ({ kind: 'best' } as const) : compare(statistics.mean, best, decimalPlaces),
  }));
  return { ranked, problems, withCommas };
}

export const run = { rank: (given, { progress }) => ok(rankSuites(given, progress)) } satisfies Runs<typeof declaration>;
