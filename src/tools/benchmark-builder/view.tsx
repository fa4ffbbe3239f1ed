import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { focusAfter } from '#ui/focus-after.ts';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations, SuiteTitle } from './logic.ts';
import type en from './messages/en.json';
import { ResultsTable } from './parts/results-table.tsx';
import { SuiteFields } from './parts/suite-fields.tsx';
import { type Cells, cellsOf, columns } from './result-cells.ts';
import { writeResults } from './write-results.ts';

export default function BenchmarkBuilder() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { unit, exportFormat, ...rankingOptions } = options;
  const job = useOperation<typeof operations, 'rank'>('rank', { inputs, options: rankingOptions });
  const { ranked = [], problems = [] } = valueOf(job.outcome) ?? {};

  const suites = bind('suites');
  const titleOf = ({ number, name }: SuiteTitle) => name || t('view.suite', { number });
  const emptySuite = (number: number) => ({ name: t('view.suite', { number }), values: '' });
  const add = () => {
    const number = suites.items.length + 1;
    focusAfter(() => suites.add(emptySuite(number)), `suites.${number}.values`);
  };
  const problemOf = (number: number) => {
    const problem = problems.find((each) => each.number === number);
    return problem && t(`errors.${problem.error.code}`, { ...problem.error.values, suite: titleOf(problem) });
  };

  const headings = Object.fromEntries(columns.map((column) => [column, t(`view.columns.${column}`)])) as Cells; // every column has one
  const rows = cellsOf(ranked, unit, {
    best: t('view.best'),
    sameAsBest: t('view.sameAsBest'),
    notAvailable: t('view.notAvailable'),
    titleOf,
  });

  return (
    <div className="grid gap-4">
      <FieldRow>
        <TextField {...bind('unit')} />
        <ChoiceField {...bind('betterIs')} />
        <ChoiceField {...bind('varianceType')} />
        <NumberField {...bind('decimalPlaces')} />
      </FieldRow>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(21rem,100%),1fr))] gap-x-6 gap-y-2">
        {suites.items.map((_, index) => (
          <SuiteFields
            key={index}
            {...{ suites, index }}
            error={problemOf(index + 1)}
            deleteLabel={t('view.delete', { number: index + 1 })}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button name="addSuite" icon="plus" onClick={add} isDisabled={!suites.canAdd}>
          {t('view.add')}
        </Button>
        <Button name="resetSuites" icon="rotate" onClick={() => suites.replaceAll([emptySuite(1), emptySuite(2)])}>
          {t('view.reset')}
        </Button>
        <output className="ms-2 text-ink-soft">{suites.onUndo && t('view.undoable')}</output>
        {suites.onUndo && (
          <Button variant="text" icon="arrow-back-up" onClick={() => focusAfter(() => suites.onUndo?.(), 'resetSuites')}>
            {t('view.undo')}
          </Button>
        )}
      </div>
      <ResultsTable label={t('outputs.results')} headings={headings} rows={rows} emptyText={t('view.noResults')} />
      <JobProgress job={job} />
      <ChoiceField {...bind('exportFormat')} />
      <ToolOutput
        label={t('outputs.export')}
        value={writeResults(rows, headings, exportFormat)}
        isMultiline
        rows={8}
        fileName={exportFormat === 'csv' ? 'benchmark.csv' : 'benchmark.md'}
        mediaType={exportFormat === 'csv' ? 'text/csv' : 'text/markdown'}
        produces={exportFormat === 'csv' ? 'csv' : 'markdown'}
      />
    </div>
  );
}
