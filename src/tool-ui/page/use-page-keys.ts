import { useEffect, useEffectEvent } from 'react';
import { isSwitchedOn } from '../stored/stored-switch.ts';

/**
 * Matches elements that handle keys while they have the focus. Scrollable elements have no role, so they are not included and keep their
 * arrow keys.
 */
const OPERABLE = 'a[href], button, input, select, textarea, summary, [contenteditable], [role][tabindex="0"], dialog, [role="dialog"]';

/** The character of a key. On keyboards of non-Latin scripts, the letter at the same position of a Latin one. */
const nameOf = ({ key, code }: KeyboardEvent): string => (/^[ -~]$/.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

/**
 * Registers shortcuts for the whole page, such as `{ ' ': toggle, l: takeLap }`. Inactive while a field, button, or dialog has the focus,
 * and if the visitor has turned them off.
 */
export function usePageKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isForUs = !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
    const isElsewhere = event.target instanceof Element && event.target.closest(OPERABLE) !== null;
    const action = isForUs && !isElsewhere && isSwitchedOn('singleKeys') ? actions[nameOf(event)] : undefined;
    if (!action) return;
    event.preventDefault(); // prevents scrolling by the space bar
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
