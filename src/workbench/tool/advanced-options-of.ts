import type { Declaration } from '#core/declaration.ts';
import { type Drafts, initialDrafts } from '../stored/drafts.ts';
import type { AdvancedOptionsState } from './option-fields.tsx';

/** The state of the options behind `More options`. */
export function advancedOptionsOf({ options, viewOptions, advancedOptions = [] }: Declaration, drafts: Drafts, linked: string): AdvancedOptionsState {
  const initial = initialDrafts({ inputs: {}, options: { ...options, ...viewOptions } });
  const link = new URLSearchParams(linked);
  return {
    folded: advancedOptions,
    changed: advancedOptions.filter((name) => drafts[name] !== initial[name]),
    linked: advancedOptions.filter((name) => link.has(name)),
  };
}
