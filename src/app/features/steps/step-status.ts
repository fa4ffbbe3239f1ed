import type { TranslateAny } from '#core/message-key.ts';
import { messageOf } from '#engine/plain-error.ts';
import type { ChainState } from './chain-run.ts';
import { type KnownStep, missingIn } from './chain-job.ts';
import type { StepOutcome } from './step-service.ts';

/** The status of a step: disabled, blocked by an earlier step that has failed, or with its result. */
export type StepStatus =
  | { readonly is: 'off' }
  | { readonly is: 'waiting'; readonly for: number }
  | { readonly is: 'there'; readonly outcome: StepOutcome | undefined };

/** The status of each step. Step numbers start at 1. */
export function stepStatuses(steps: readonly KnownStep[], { outcomes }: Pick<ChainState, 'outcomes'>): readonly StepStatus[] {
  let refused: number | undefined;
  let isEnded = false;
  return steps.map((known, index): StepStatus => {
    const { step } = known;
    if (!step.isOn) return { is: 'off' };
    if (refused !== undefined) return { is: 'waiting', for: refused };
    const outcome = isEnded ? undefined : outcomes.get(step.id);
    const isRefused = missingIn(known).length > 0 || (outcome?.error !== undefined && outcome.forwarded === undefined);
    if (isRefused) refused = index + 1;
    if (outcome && outcome.forwarded === undefined) isEnded = true; // later steps have outdated results
    return { is: 'there', outcome };
  });
}

/** The error message of a step. */
export function errorOf({ known }: KnownStep, { error }: StepOutcome, t: TranslateAny, language: string): string | undefined {
  return error && messageOf(error, error.field ?? known.step.inputs[0] ?? '', { t, language });
}
