import { useEffect, useRef } from 'react';
import { isApple } from '../keys/is-apple.ts';
import { TYPED_INTO } from '../layout/primary-input.ts';

/** Ctrl+Z and Ctrl+Shift+Z or Ctrl+Y, with Cmd on a Mac: outside of what is typed into, which has its own. */
export function useChainKeys(undo: (() => void) | undefined, redo: (() => void) | undefined): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, shiftKey, altKey, target } = event;
      const isHeld = isApple() ? event.metaKey : event.ctrlKey;
      if (!isHeld || altKey || (target instanceof Element && target.closest(`${TYPED_INTO}, dialog`))) return;
      const letter = key.toLowerCase();
      const act = letter === 'y' || (letter === 'z' && shiftKey) ? latest.current.redo : letter === 'z' ? latest.current.undo : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
