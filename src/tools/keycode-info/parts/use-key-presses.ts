import { useEffect, useEffectEvent, useRef } from 'react';
import { useUndo } from '#tool-ui/tool/use-undo.ts';
import { addKeyPress, isKeyEvent, type KeyPress, keyPressOf, type RecentKey } from '../key-press.ts';
import type { KeycodeTool } from './keycode-tool.ts';

const TEXT_FIELD = 'input, textarea, [contenteditable], dialog';

const isIn = ({ target }: Event, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** Tab keeps its function, or keyboard users could not leave the area (WCAG 2.1.2). */
const isTab = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => key === 'Tab' && !ctrlKey && !altKey && !metaKey;

/**
 * Reports the keys pressed on the page, except in dialogs and in text fields without `data-feeds-keys`. In an element with
 * `data-takes-keys`, keys have no other effect. Returns a function that clears the list of recent presses.
 */
export function useKeyPresses({ bring }: Pick<KeycodeTool, 'bring'>): () => void {
  const recent = useRef<readonly RecentKey[]>([]);
  const { offer } = useUndo();
  const keep = (next: readonly RecentKey[]): void => {
    recent.current = next;
    bring('recent', next);
  };
  const take = useEffectEvent((press: KeyPress): void => {
    for (const [name, value] of Object.entries(press)) bring(name as keyof KeyPress, value);
    keep(addKeyPress(recent.current, press));
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isKeyEvent(event)) return;
      if (isIn(event, TEXT_FIELD) && !isIn(event, '[data-feeds-keys]')) return;
      if (isIn(event, '[data-takes-keys]') && !isTab(event)) {
        event.preventDefault();
        event.stopPropagation();
      }
      take(keyPressOf(event));
    };
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);

  return () => {
    const cleared = recent.current;
    keep([]);
    offer('cleared', () => keep(cleared)); // also drops the keys that were pressed to undo
  };
}
