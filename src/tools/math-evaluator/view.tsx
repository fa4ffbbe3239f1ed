import { useRef } from 'react';
import { ChoiceField } from '#ui/choice-field.tsx';
import { CodeField, type CodeFieldHandle } from '#ui/code-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { Notices } from '#ui/notices.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ToolColumns } from '#ui/tool-columns.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { FunctionPanel } from './parts/function-panel.tsx';
import { LinesTable } from './parts/lines-table.tsx';

/** Some expressions never end. */
const LIMIT_MS = 5000;
/** A short evaluation may end by itself when the visitor types on, since a new worker has to load mathjs anew. */
const GRACE_MS = 200;

export default function MathEvaluator() {
  const { t, bind, inputs, options } = useTool<typeof en, typeof fields>(fields);
  const expression = useRef<CodeFieldHandle>(null);
  const job = useOperation<typeof operations, 'evaluate'>('evaluate', { inputs, options, limitMs: LIMIT_MS, graceMs: GRACE_MS });
  const { lines = [], result, isFallback } = valueOf(job.outcome) ?? {};

  return (
    <div className="grid grid-cols-1 gap-4">
      <FieldRow>
        <ChoiceField {...bind('numberType')} />
        <ChoiceField {...bind('angles')} />
        <NumberField {...bind('significantDigits')} />
      </FieldRow>
      <ToolColumns>
        <div className="grid grid-cols-1 content-start gap-2">
          <CodeField
            {...bind('expression', job.outcome, result)}
            ref={expression}
            rows={8}
            errorAt={result?.ok === false ? result.error.at : undefined}
          />
          <FunctionPanel t={t} onInsert={(before, after) => expression.current?.insert(before, after)} />
        </div>
        <div className="grid grid-cols-1 content-start gap-2">
          <ToolOutput label={t('outputs.result')} value={valueOf(result) ?? ''} isMultiline isAutosized rows={2} fileName="result.txt" />
          <Notices notices={isFallback ? [t('view.fallback')] : []} />
          {lines.length > 1 && <LinesTable t={t} lines={lines} />}
          <div className="min-h-8">
            <JobProgress job={job} />
          </div>
        </div>
      </ToolColumns>
    </div>
  );
}
