import { CodeField } from '#ui/code-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { ChangesTable } from './parts/changes-table.tsx';
import { invalidText } from './parts/invalid-text.ts';

const ROWS = 12;
/** More in a text box takes longer than a frame to show. */
const MAX_SHOWN = 100_000;

export default function EmailNormalizer() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const job = useOperation<typeof operations, 'normalize'>('normalize', { inputs, options });
  const list = valueOf(job.outcome);

  return (
    <div className="grid gap-4 *:min-w-0">
      <ToolColumns>
        <div className="grid content-start gap-1">
          <CodeField {...bind('emails', job.outcome)} error={list && invalidText(t, list, language)} rows={ROWS} />
          <SwitchField {...bind('removesDuplicates')} />
          <SwitchField {...bind('removesAllTags')} />
          <SwitchField {...bind('lowercasesLocalPart')} />
        </div>
        <div className="grid content-start gap-3">
          <ToolOutput
            label={t('outputs.normalized')}
            value={list?.text ?? ''}
            isMultiline
            rows={ROWS}
            maxShown={MAX_SHOWN}
            fileName="emails.txt"
          />
          <ResultRows
            rows={[
              { label: t('outputs.count'), value: list ? String(list.count) : '' },
              { label: t('outputs.uniqueCount'), value: list ? String(list.uniqueCount) : '' },
              { label: t('outputs.invalidCount'), value: list ? String(list.invalidCount) : '' },
            ]}
          />
          <div className="min-h-8">
            <JobProgress job={job} />
          </div>
        </div>
      </ToolColumns>
      <ChangesTable t={t} changes={list?.changes} />
    </div>
  );
}
