import type { TranslateAny } from '#core/message-key.ts';
import { messageOf } from '#engine/plain-error.ts';
import type { ChainState } from './chain-run.ts';
import { type KnownStep, missingIn } from './chain-job.ts';
import type { StepOutcome } from './step-desk.ts';

/** How a step stands: off, waiting for one before it that was refused, or with what came of it. */
export type StepStatus =
  | { readonly is: 'off' }
  | { readonly is: 'waiting'; readonly for: number }
  | { readonly is: 'there'; readonly outcome: StepOutcome | undefined };

/** How all steps stand; they are numbered from 1. */
export function stepStatuses(steps: readonly KnownStep[], { outcomes }: Pick<ChainState, 'outcomes'>): readonly StepStatus[] {
  let refused: number | undefined;
  let isEnded = false;
  return steps.map((known, index): StepStatus => {
    const { step } = known;
    if (!step.isOn) return { is: 'off' };
    if (refused !== undefined) return { is: 'waiting', for: refused };
    const outcome = isEnded ? undefined : outcomes.get(step.id);
    const isRefused = missingIn(known).length > 0 || (outcome?.error !== undefined && outcome.passed === undefined);
    if (isRefused) refused = index + 1;
    if (outcome && outcome.passed === undefined) isEnded = true; // what came of those after it was of something else
    return { is: 'there', outcome };
  });
}

/** The sentence about what is wrong. */
export function errorOf({ known }: KnownStep, { error }: StepOutcome, t: TranslateAny, language: string): string | undefined {
  return error && messageOf(error, error.field ?? known.step.inputs[0] ?? '', { t, language });
}
