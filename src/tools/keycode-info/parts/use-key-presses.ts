import { useEffect, useEffectEvent, useRef } from 'react';
import { useUndo } from '#workbench/tool/use-undo.ts';
import { addKeyPress, isKeyEvent, type KeyPress, keyPressOf, type RecentKey } from '../key-press.ts';
import type { KeycodeTool } from './keycode-tool.ts';

const TEXT_FIELD = 'input, textarea, [contenteditable], dialog';

const isIn = ({ target }: Event, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** Where the focus would be lost to the keyboard without it (WCAG 2.1.2). */
const isTab = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => key === 'Tab' && !ctrlKey && !altKey && !metaKey;

/**
 * Brings the keys that are pressed anywhere on the page but in a text field or dialog, unless that says `data-feeds-keys`.
 * In what says `data-takes-keys` they do nothing else. Gives what forgets all but the last.
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
    offer('cleared', () => keep(cleared)); // without the keys that took it back
  };
}
