import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { LINE_TEXTS, LINES, lineInput, lineOperations } from '#core/by-line.ts';
import { textIfThere } from '#engine/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { draftsOf, untouched } from '#workbench/tool/session-state.ts';
import { useToolContext } from '#workbench/tool/tool-context.ts';
import type { ToolSession } from '#workbench/tool/tool-session.ts';

/** Whether the address is that of one line, which was opened from the table of all. */
export const isOfLines = (state: unknown): boolean => typeof state === 'object' && state !== null && 'ofLines' in state;

/** Whether a tool is asked line by line. */
export function useIsByLine(session: ToolSession): boolean {
  const state = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  return draftsOf(session.fields, state)[LINES] === true;
}

/** What stands in the input becomes the first line, where there is none. */
function turn(session: ToolSession, isOn: boolean): void {
  const { fields, declaration } = session;
  const drafts = draftsOf(fields, session.read());
  const [operation] = Object.values(declaration ? lineOperations(declaration) : {});
  const input = declaration && operation && lineInput(declaration, operation);
  const text = input === undefined ? '' : drafts[input];
  if (isOn && drafts[LINE_TEXTS] === '' && typeof text === 'string' && text !== '') session.change(fields, LINE_TEXTS, text);
  session.change(fields, LINES, isOn);
}

/** Asks a tool line by line; of a tool that can be asked so. */
export function ManyToggle() {
  const { t, session } = useToolContext();
  const isOn = useIsByLine(session);
  const isOneOfMany = isOfLines(useLocation().state);
  const wasOneOfMany = useRef(isOneOfMany);
  useEffect(() => {
    if (wasOneOfMany.current && !isOneOfMany) turn(session, true); // Back leads to the table
    wasOneOfMany.current = isOneOfMany;
  }, [session, isOneOfMany]);
  const label = textIfThere(t, `fields.${LINES}.label`);
  return (
    label !== undefined && (
      <Button
        size="small"
        icon="list-details"
        aria-pressed={isOn}
        className="aria-pressed:border-accent-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        onClick={() => turn(session, !isOn)}
      >
        {label}
      </Button>
    )
  );
}
