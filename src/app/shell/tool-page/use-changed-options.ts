import { useSyncExternalStore } from 'react';
import { withoutLines } from '#core/by-line.ts';
import { controlValuesOf, untouched } from '#tool-ui/tool/session-state.ts';
import type { ToolSession } from '#tool-ui/tool/tool-session.ts';

/** The number of options that differ from the defaults of this site. */
export function useChangedOptions(session: ToolSession): number {
  const state = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  const { fields } = session;
  if (!fields) return 0;
  const initial = controlValuesOf(fields, { ...untouched, siteDefaults: state.siteDefaults });
  const controlValues = controlValuesOf(fields, state);
  return Object.keys(withoutLines(fields.options)).filter((name) => controlValues[name] !== initial[name]).length;
}
