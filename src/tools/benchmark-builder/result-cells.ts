import type { columns } from './declare.ts';
import type { Comparison, RankedSuite, SuiteTitle } from './run.ts';

/** One text per column. */
export type Cells = Readonly<Record<(typeof columns)[number], string>>;

/** Words that appear in cells in addition to numbers. */
export interface CellWords {
  readonly best: string;
  readonly sameAsBest: string;
  readonly notAvailable: string;
  readonly titleOf: (suite: SuiteTitle) => string;
}

/** The cells of a ranking, for the table and for every export. */
export function cellsOf(ranked: readonly RankedSuite[], unit: string, words: CellWords): readonly Cells[] {
  const suffix = unit.trim() === '' ? '' : ` ${unit.trim()}`;
  const measured = (number: string | undefined, power = ''): string =>
    number === undefined ? words.notAvailable : `${number}${suffix}${suffix && power}`;
  const compared = (comparison: Comparison): string => {
    if (comparison.kind === 'best') return words.best;
    if (comparison.kind === 'same') return words.sameAsBest;
    const { difference, ratio } = comparison;
    return `${measured(difference)}${ratio === undefined ? '' : ` (×${ratio})`}`;
  };
  return ranked.map((suite, index) => ({
    position: String(index + 1),
    suite: words.titleOf(suite),
    mean: measured(suite.mean),
    comparedWithBest: compared(suite.comparison),
    median: measured(suite.median),
    stdDev: measured(suite.stdDev),
    variance: measured(suite.variance, '²'),
    min: measured(suite.min),
    max: measured(suite.max),
    samples: String(suite.samples),
  }));
}
