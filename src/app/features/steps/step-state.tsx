import type { TranslateAny } from '#core/message-key.ts';
import { isForAdapters, plainNotice } from '#engine/shown-outputs.ts';
import { Button } from '#ui/button/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Notices } from '#ui/feedback/notices.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useLanguage } from '../../shell/language/use-language.ts';
import type { ChainState } from './chain-run.ts';
import type { KnownStep } from './chain-job.ts';
import { valuesOfStep } from './chain-link.ts';
import { StepResult } from './step-result.tsx';
import { errorOf, type StepStatus } from './step-status.ts';
import { useStepsText } from './steps-text.ts';

interface StepStateProps {
  readonly known: KnownStep;
  readonly status: StepStatus;
  readonly slow: ChainState['slow'];
  readonly t: TranslateAny;
  readonly onCancel: () => void;
  /** Only for random results. */
  readonly onRegenerate: (() => void) | undefined;
}

/** The result of a step, or the reason why it is missing. */
export function StepState({ known, status, slow, t, onCancel, onRegenerate }: StepStateProps) {
  const { tPart } = useStepsText();
  const { language } = useLanguage();
  if (status.is === 'off') return <p className="text-ink-soft">{tPart('passesBy')}</p>;
  if (status.is === 'waiting') return <p className="text-ink-soft">{tPart('waits', { number: status.for })}</p>;
  const { outcome } = status;
  const { step, known: tool } = known;
  const { values } = valuesOfStep(step, tool.fields);
  const error = outcome && errorOf(known, outcome, t, language);
  return (
    <Stack gap="small">
      {slow?.id === step.id && <ProgressBar share={slow.share} onCancel={onCancel} />}
      {error !== undefined && <Alert type="error">{error}</Alert>}
      <StepResult declaration={tool.tool.declaration} step={tool.step} shown={outcome?.shown ?? []} {...{ values, t, language }} />
      <Notices notices={(outcome?.notices ?? []).filter(isForAdapters).map((notice) => plainNotice(notice, { t, language }).message)} />
      <div className="flex min-h-6 flex-wrap items-center gap-3 text-sm text-ink-soft">
        {outcome && (outcome.shown.length > 0 || error !== undefined) ? (
          <span>{tPart('took', { time: outcome.took })}</span>
        ) : (
          <span>{tPart('nothing')}</span>
        )}
        {onRegenerate && (
          <Button size="small" icon="refresh" onClick={onRegenerate}>
            {tPart('redraw')}
          </Button>
        )}
      </div>
    </Stack>
  );
}
