import { createContext, use } from 'react';
import type { MessageTree, Translate } from '#core/message-key.ts';
import type steps from '#i18n/steps/en.json';

export type StepsText = Translate<typeof steps>;

/** The loaded texts, with the names of operations for tools that have several. */
export interface StepsTexts extends MessageTree {
  readonly operations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface StepsTextValue {
  readonly tPart: StepsText;
  readonly operations: StepsTexts['operations'];
}

export const StepsTextContext = createContext<StepsTextValue | null>(null);

export function useStepsText(): StepsTextValue {
  const value = use(StepsTextContext);
  if (!value) throw new Error('StepsTextContext is missing.');
  return value;
}
