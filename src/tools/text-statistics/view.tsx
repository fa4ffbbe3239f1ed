import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import { emptyStatistics } from './empty-statistics.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { FrequencyTable } from './parts/frequency-table.tsx';
import { statisticsRows } from './parts/statistics-rows.ts';
import { countQuickly } from './quick-counts.ts';

export default function TextStatistics() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const { t, bind, inputs } = tool;
  const job = useOperation<typeof operations, 'count'>('count', { inputs, options: { language } });
  const quick = countQuickly(inputs.text);
  const statistics = inputs.text === '' ? emptyStatistics : valueOf(job.outcome);

  return (
    <ToolColumns>
      <div className="grid grid-cols-1 content-start gap-3">
        <CodeField {...bind('text')} rows={12} />
        <FieldRow>
          <NumberField {...bind('readingSpeed')} />
          <NumberField {...bind('speakingSpeed')} />
        </FieldRow>
        <div className="min-h-8">
          <JobProgress job={job} />
        </div>
        <FrequencyTable t={t} {...(statistics ?? emptyStatistics)} />
      </div>
      <ResultRows label={t('view.statistics')} rows={statisticsRows(tool, language, quick, statistics)} />
    </ToolColumns>
  );
}
