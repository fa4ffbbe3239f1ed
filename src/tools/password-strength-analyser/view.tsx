import { useState } from 'react';
import { ChoiceField } from '#ui/choice-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { useOperation } from '#workbench/use-operation.ts';
import { useTool } from '#workbench/use-tool.ts';
import * as fields from './fields.ts';
import type { operations } from './logic.ts';
import type en from './messages/en.json';
import { PatternTable } from './parts/pattern-table.tsx';
import { StrengthRows } from './parts/strength-rows.tsx';

/** The word lists take most of a second to load: the worker is not given up at every keystroke. */
const GRACE_MS = 300;

export default function PasswordStrengthAnalyser() {
  const tool = useTool<typeof en, typeof fields>(fields);
  const { t, bind, inputs } = tool;
  const [isRevealed, setRevealed] = useState(false);
  const job = useOperation<typeof operations, 'analyse'>('analyse', { inputs, options: {}, graceMs: GRACE_MS });
  const analysis = valueOf(job.outcome) ?? undefined;

  return (
    <div className="grid gap-4 *:min-w-0">
      <TextField {...bind('password')} isMonospace onReveal={setRevealed} />
      <ChoiceField {...bind('attackSpeed')} labelPosition="top" />
      <div className="min-h-8">
        <JobProgress job={job} />
      </div>
      <StrengthRows tool={tool} analysis={analysis} />
      <PatternTable t={t} patterns={analysis?.patterns ?? []} isHidden={!isRevealed} />
    </div>
  );
}
