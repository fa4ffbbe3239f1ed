import { useEffect, useRef } from 'react';
import { isApple } from '../../shell/keys/is-apple.ts';
import { TYPED_INTO } from '../../shell/layout/primary-input.ts';

/** Handles Ctrl+Z, Ctrl+Shift+Z, and Ctrl+Y (Cmd on Apple's systems) outside of text fields, which have their own undo. */
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
