import { useEffect, useState } from 'react';
import { addKeyPress, conditionOf, type KeyPress, keyPressOf } from '../key-press.ts';

interface KeyPresses {
  readonly last: KeyPress | undefined;
  /** The JavaScript expression that holds for it; empty before the first. */
  readonly condition: string;
  /** Newest first. */
  readonly recent: readonly KeyPress[];
  readonly clear: () => void;
}

const TEXT_FIELD = 'input, textarea, [contenteditable], dialog';

const isIn = ({ target }: Event, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** Where the focus would be lost to the keyboard without it (WCAG 2.1.2). */
const isTab = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => key === 'Tab' && !ctrlKey && !altKey && !metaKey;

/**
 * The keys that are pressed anywhere on the page but in a text field or dialog, unless that says `data-feeds-keys`.
 * In what says `data-takes-keys` they do nothing else.
 */
export function useKeyPresses(): KeyPresses {
  const [last, setLast] = useState<KeyPress>();
  const [recent, setRecent] = useState<readonly KeyPress[]>([]);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isIn(event, TEXT_FIELD) && !isIn(event, '[data-feeds-keys]')) return;
      if (isIn(event, '[data-takes-keys]') && !isTab(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      const press = keyPressOf(event);
      setLast(press);
      setRecent((current) => addKeyPress(current, press));
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);

  return { last, condition: last ? conditionOf(last) : '', recent, clear: () => setRecent([]) };
}
