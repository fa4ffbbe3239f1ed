import type { SyntheticEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/choice-field.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ResultRows } from '#ui/result-rows.tsx';
import { JobProgress } from '#workbench/job-progress.tsx';
import { valueOf } from '#workbench/outcome.ts';
import { ToolOutput } from '#workbench/tool-output.tsx';
import { useRequestedOperation } from '#workbench/use-requested-operation.ts';
import type { operations } from '../logic.ts';
import type { BcryptTool } from './bcrypt-tool.ts';
import { PasswordField } from './password-field.tsx';

/** Hashes a text when it is asked for: with the button, or with Enter in the text. */
export function BcryptHashing({ tool }: { readonly tool: BcryptTool }) {
  const { t, bind, inputs, options } = tool;
  const job = useRequestedOperation<typeof operations, 'hash'>('hash', { inputs: { text: inputs.text }, options });
  const hashed = valueOf(job.outcome);
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    job.request();
  };

  return (
    <div className="grid content-start gap-3">
      <form onSubmit={onSubmit}>
        <PasswordField tool={tool} name="text" />
      </form>
      <NumberField {...bind('cost')} hasSlider />
      <ChoiceField {...bind('version')} />
      <div>
        <Button tone="primary" icon="lock-square" onClick={job.request}>
          {t('view.generate')}
        </Button>
      </div>
      <div className="min-h-8">
        <JobProgress job={job} />
      </div>
      <ToolOutput label={t('outputs.hash')} value={hashed?.hash ?? ''} isMultiline rows={2} />
      <ResultRows rows={[{ label: t('outputs.duration'), value: hashed ? durationText(t, hashed.durationMs) : '' }]} />
    </div>
  );
}

const durationText = (t: BcryptTool['t'], milliseconds: number): string =>
  milliseconds < 1000 ? t('view.milliseconds', { milliseconds }) : t('view.seconds', { seconds: (milliseconds / 1000).toFixed(1) });
