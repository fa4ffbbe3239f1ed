import { useEffect, useRef } from 'react';

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
export function useEnter(isPending: boolean, activeId: string): (keys: Keys) => void {
  const waiting = useRef<{ readonly keys: Keys; readonly timer: number } | undefined>(undefined);
  useEffect(() => {
    if (isPending || !waiting.current) return;
    const { keys, timer } = waiting.current;
    clearTimeout(timer);
    waiting.current = undefined;
    pressOption(document.getElementById(activeId), keys);
  }, [isPending, activeId]);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  return (keys) => {
    if (!isPending) {
      pressOption(document.getElementById(activeId), keys);
      return;
    }
    if (waiting.current) return;
    const timer = window.setTimeout(() => {
      waiting.current = undefined;
      const list = document.getElementById(activeId)?.closest('[role=listbox]');
      pressOption(list?.querySelector('[role=option]:not([data-group=answers])'), keys);
    }, PATIENCE_MS);
    waiting.current = { keys, timer };
  };
}
