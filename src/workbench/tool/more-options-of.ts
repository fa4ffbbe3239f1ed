import type { Declaration } from '#core/declaration.ts';
import { type Drafts, initialDrafts } from '../stored/drafts.ts';
import type { MoreOptionsState } from './option-fields.tsx';

/** The state of the options behind `More options`. */
export function moreOptionsOf({ options, viewOptions, moreOptions = [] }: Declaration, drafts: Drafts, linked: string): MoreOptionsState {
  const initial = initialDrafts({ inputs: {}, options: { ...options, ...viewOptions } });
  const link = new URLSearchParams(linked);
  return {
    folded: moreOptions,
    changed: moreOptions.filter((name) => drafts[name] !== initial[name]),
    linked: moreOptions.filter((name) => link.has(name)),
  };
}
