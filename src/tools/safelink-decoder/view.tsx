import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

/** More in a text box takes longer than a frame to show. */
const MAX_SHOWN = 100_000;

const DETAILS = ['targetHost', 'unicodeTargetHost', 'safeLinksHost', 'recipient', 'tenantId', 'time'] as const;

export default function SafelinkDecoder() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const job = useOperation<typeof operations, 'decode'>('decode', { inputs, options });
  const decoded = valueOf(job.outcome);
  const details = DETAILS.flatMap((name) => {
    const value = decoded?.details?.[name];
    return value === undefined ? [] : [{ label: t(`outputs.${name}`), value }];
  });

  return (
    <ToolColumns>
      <div className="grid content-start gap-3">
        <TextField {...bind('text', job.outcome, decoded?.failure)} isMultiline isMonospace rows={12} />
        <JobProgress job={job} />
      </div>
      <div className="grid content-start gap-4">
        <ToolOutput
          label={t('outputs.decoded')}
          value={decoded?.text ?? ''}
          produces="url"
          isMultiline
          rows={5}
          maxShown={MAX_SHOWN}
          fileName="decoded.txt"
        />
        <ResultRows rows={[{ label: t('outputs.count'), value: decoded ? String(decoded.count) : '' }, ...details]} />
      </div>
    </ToolColumns>
  );
}
