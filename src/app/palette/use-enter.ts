import { useEffect, useRef } from 'react';
import type { Answers } from './use-answers.ts';

/** So long Enter waits for what is being found. */
const PATIENCE_MS = 100;

type Keys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The option is pressed as with the pointer: with Ctrl or Cmd a link opens in a new tab. */
const pressOption = (option: Element | null | undefined, keys: Keys): void =>
  void option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/** How the list stands: `unlisted` while there is none yet, else as the answers in it do. */
type ListState = Answers['state'] | 'unlisted';

/** A list may be known some frames before its options are drawn. */
const FRAMES = 60;

/** The active option, but for answers to another text: then the first that is none. */
function pressBest(state: ListState, activeId: string, keys: Keys, frames = FRAMES): void {
  const active = document.getElementById(activeId);
  if (!active && frames > 0) {
    requestAnimationFrame(() => pressBest(state, activeId, keys, frames - 1));
    return;
  }
  const firm = active?.closest('[role=listbox]')?.querySelector('[role=option]:not([data-group=answers])');
  pressOption(state === 'stale' ? firm : active, keys);
}

/**
 * Presses the active option. While answers are looked for, once they are there, so that what was just pasted opens with its own; where they
 * take longer, the first option that does not depend on them. A list that is not there yet is waited for.
 */
export function useEnter(state: ListState, activeId: string): (keys: Keys) => void {
  const waiting = useRef<{ readonly keys: Keys; readonly timer: number; isPatient: boolean } | undefined>(undefined);
  const seen = useRef(state);
  useEffect(() => {
    seen.current = state;
    if (!waiting.current || state === 'unlisted') return;
    const { keys, timer, isPatient } = waiting.current;
    if (state !== 'settled' && isPatient) return;
    clearTimeout(timer);
    waiting.current = undefined;
    pressBest(state, activeId, keys);
  }, [state, activeId]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return (keys) => {
    if (state === 'settled') {
      pressBest(state, activeId, keys);
      return;
    }
    if (waiting.current) return;
    const timer = window.setTimeout(() => {
      if (seen.current === 'unlisted') {
        if (waiting.current) waiting.current.isPatient = false;
        return;
      }
      waiting.current = undefined;
      pressBest(seen.current, activeId, keys);
    }, PATIENCE_MS);
    waiting.current = { keys, timer, isPatient: true };
  };
}
