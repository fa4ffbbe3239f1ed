import { joinList } from '#core/join-list.ts';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { FileField } from '#ui/file-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useToolContext } from '#workbench/tool-context.ts';
import { useTool } from '#workbench/use-tool.ts';
import { digestRows } from './digest-rows.ts';
import { matchingFunctions } from './expected-digest.ts';
import * as fields from './fields.ts';
import { hashFunctions } from './hash-functions.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';

export default function HashText() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const { language } = useToolContext();
  const { inputType, functions, encoding } = options;
  const isFile = inputType === 'file';
  const job = useOperation<typeof operations, 'digest'>('digest', {
    inputs: { text: isFile ? '' : inputs.text, file: isFile ? inputs.file : null },
    options: { inputType, functions },
  });
  const digests = valueOf(job.outcome);
  const matches = digests && matchingFunctions(digests.digests, inputs.expected);

  return (
    <div className="grid gap-4">
      <FieldRow>
        <ChoiceField {...bind('inputType')} />
        <ChoiceField {...bind('encoding')} />
        <ChoiceField {...bind('functions')} />
      </FieldRow>
      <ToolColumns>
        <div className="grid content-start gap-3">
          {isFile ? <FileField {...bind('file', job.outcome)} /> : <CodeField {...bind('text')} rows={8} />}
          <TextField {...bind('expected')} isMonospace />
          <ResultRows
            rows={[
              { label: t('outputs.byteCount'), value: digests ? String(digests.byteCount) : '' },
              ...(inputs.expected.trim() === ''
                ? []
                : [{ label: t('outputs.matches'), value: matches ? joinList(matches, language) || t('view.none') : '' }]),
            ]}
          />
          <div className="min-h-8">
            <JobProgress job={job} />
          </div>
        </div>
        <div>
          <ResultRows
            label={t('outputs.digests')}
            rows={digestRows(hashFunctions[functions], digests, encoding).map(({ hashFunction, written }) => ({
              label: hashFunction,
              value: written,
            }))}
          />
        </div>
      </ToolColumns>
    </div>
  );
}
