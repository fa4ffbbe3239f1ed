import type { Presenters } from '#core/present.ts';
import type { ToolError } from '#core/result.ts';
import { columns, type declaration } from './declare.ts';
import type en from './messages/en.json';
import { type Cells, cellsOf } from './result-cells.ts';
import type { run, SuiteTitle } from './run.ts';
import { writeResults } from './write-results.ts';

export const presenters = {
  /** Lists suites with invalid values as problems and ranks the others. */
  rank({ ranked, problems, withCommas }, { unit, exportFormat }, { t }) {
    const titleOf = ({ number, name }: SuiteTitle) => name || t('view.suite', { number });
    const headings = Object.fromEntries(columns.map((column) => [column, t(`outputs.results.columns.${column}`)])) as Cells; // every column has one
    const words = { best: t('view.best'), sameAsBest: t('view.sameAsBest'), notAvailable: t('view.notAvailable'), titleOf };
    const results = cellsOf(ranked, unit, words);
    const [error, ...more] = problems.map(
      (suite): ToolError => ({
        code: suite.error.code,
        values: { ...suite.error.values, suite: titleOf(suite) },
        item: `${suite.number}.values`,
      }),
    );
    return {
      results,
      export: {
        text: writeResults(results, headings, exportFormat),
        ...(exportFormat === 'csv' && { type: 'csv' as const, file: 'benchmark.csv' }),
      },
      notices: withCommas.map(({ commas, ...suite }) => ({ code: `${commas}Commas` as const, values: { suite: titleOf(suite) } })),
      error: error && { ...error, more },
    };
  },
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
