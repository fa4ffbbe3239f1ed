import { Notices } from '#ui/notices.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import { caseNames } from './case-names.ts';
import * as fields from './fields.ts';
import { firstLines } from './first-lines.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function CaseConverter() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'convert'>('convert', { inputs, options });
  const cases = valueOf(job.outcome);
  const rows = caseNames.map((name) => {
    const value = cases?.[name] ?? '';
    return { label: t(`outputs.${name}`), value, display: firstLines(value) };
  });
  const isShownInPart = rows.some(({ value, display }) => display.length < value.length);

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <TextField {...bind('text', job.outcome)} isMultiline rows={4} />
        <JobProgress job={job} />
        <Notices notices={isShownInPart ? [t('view.shownInPart')] : []} />
      </div>
      <ResultRows rows={rows} />
    </div>
  );
}
