import { useEffect, useRef } from 'react';
import type { Answers } from './use-answers.ts';

/** So long Enter waits for what is being found. */
const PATIENCE_MS = 100;

type Keys = Pick<MouseEventInit, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The option is pressed as with the pointer: with Ctrl or Cmd a link opens in a new tab. */
const pressOption = (option: Element | null | undefined, keys: Keys): void =>
  void option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

/**
 * Presses the active option. While answers are looked for, once they are there, so that what was just pasted opens with its own; where they
 * take longer, the first option that does not depend on them.
 */
export function useEnter(state: Answers['state'], activeId: string): (keys: Keys) => void {
  const waiting = useRef<{ readonly keys: Keys; readonly timer: number } | undefined>(undefined);
  const seen = useRef(state);
  useEffect(() => {
    seen.current = state;
    if (state !== 'settled' || !waiting.current) return;
    const { keys, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    pressOption(document.getElementById(activeId), keys);
  }, [state, activeId]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return (keys) => {
    if (state === 'settled') {
      pressOption(document.getElementById(activeId), keys);
      return;
    }
    if (waiting.current) return;
    const timer = window.setTimeout(() => {
      waiting.current = undefined;
      const active = document.getElementById(activeId);
      const firm = active?.closest('[role=listbox]')?.querySelector('[role=option]:not([data-group=answers])');
      pressOption(seen.current === 'stale' ? firm : active, keys);
    }, PATIENCE_MS);
    waiting.current = { keys, timer };
  };
}
