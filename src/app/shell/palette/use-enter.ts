import { useEffect, useRef } from 'react';
import type { Answers } from './use-answers.ts';

/** Time in ms that Enter waits for detection. */
const PATIENCE_MS = 100;

type Keys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Clicks an option like a pointer would: with Ctrl or Cmd, a link opens in a new tab. */
const pressOption = (option: Element | null | undefined, keys: Keys): void =>
  void option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/** The state of the answers, or `unlisted` while the list has not loaded. */
type ListState = Answers['state'] | 'unlisted';

/** The number of frames to wait until the options of a new list are rendered. */
const FRAMES = 60;

/** Clicks the active option. If the answers are stale, clicks the first option that is not an answer. */
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
 * Returns a function that clicks the active option. It waits for detection and for a list that is still loading, so that pasted content
 * opens with its own answer. After the timeout, it clicks the best current option, but never an answer to other content.
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
