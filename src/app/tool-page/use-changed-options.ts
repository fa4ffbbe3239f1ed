import { useSyncExternalStore } from 'react';
import { withoutLines } from '#core/by-line.ts';
import { draftsOf, untouched } from '#workbench/tool/session-state.ts';
import type { ToolSession } from '#workbench/tool/tool-session.ts';

/** The number of options that differ from the defaults of this site. */
export function useChangedOptions(session: ToolSession): number {
  const state = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  const { fields } = session;
  if (!fields) return 0;
  const initial = draftsOf(fields, { ...untouched, siteDefaults: state.siteDefaults });
  const drafts = draftsOf(fields, state);
  return Object.keys(withoutLines(fields.options)).filter((name) => drafts[name] !== initial[name]).length;
}
