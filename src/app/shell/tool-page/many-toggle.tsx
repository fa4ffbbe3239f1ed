import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { LINE_TEXTS, LINES, lineInput, lineOperations } from '#core/by-line.ts';
import { textIfThere } from '#engine/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { controlValuesOf, untouched } from '#tool-ui/tool/session-state.ts';
import { useToolContext } from '#tool-ui/tool/tool-context.ts';
import type { ToolSession } from '#tool-ui/tool/tool-session.ts';

/** Whether the page displays one line that was opened from the table of all lines. */
export const isOfLines = (state: unknown): boolean => typeof state === 'object' && state !== null && 'ofLines' in state;

/** Whether a tool is in many-at-once mode. */
export function useIsByLine(session: ToolSession): boolean {
  const state = useSyncExternalStore(session.subscribe, session.read, () => untouched);
  return controlValuesOf(session.fields, state)[LINES] === true;
}

/** Turns many-at-once mode on or off. If there are no lines yet, the current input becomes the first one. */
function turn(session: ToolSession, isOn: boolean): void {
  const { fields, declaration } = session;
  const controlValues = controlValuesOf(fields, session.read());
  const [operation] = Object.values(declaration ? lineOperations(declaration) : {});
  const input = declaration && operation && lineInput(declaration, operation);
  const text = input === undefined ? '' : controlValues[input];
  if (isOn && controlValues[LINE_TEXTS] === '' && typeof text === 'string' && text !== '') session.change(fields, LINE_TEXTS, text);
  session.change(fields, LINES, isOn);
}

/** The button for many-at-once mode; absent if the tool does not support it. */
export function ManyToggle() {
  const { t, session } = useToolContext();
  const isOn = useIsByLine(session);
  const isOneOfMany = isOfLines(useLocation().state);
  const wasOneOfMany = useRef(isOneOfMany);
  useEffect(() => {
    if (wasOneOfMany.current && !isOneOfMany) turn(session, true); // the Back button leads to the table
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
