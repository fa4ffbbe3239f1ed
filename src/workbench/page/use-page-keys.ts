import { useEffect, useEffectEvent } from 'react';
import { isSwitchedOn } from '../stored/stored-switch.ts';

/** What does something with keys by itself while it has the focus. What only scrolls has no role: it keeps its arrow keys all the same. */
const OPERABLE = 'a[href], button, input, select, textarea, summary, [contenteditable], [role][tabindex="0"], dialog, [role="dialog"]';

/** A key by its character; on a keyboard of another script by its place on the Latin one. */
const nameOf = ({ key, code }: KeyboardEvent): string => (/^[ -~]$/.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();

/** Keys of the whole page, such as `{ ' ': toggle, l: takeLap }`, for as long as no field, button or dialog has the focus and the visitor has not turned them off. */
export function usePageKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isForUs = !event.defaultPrevented && !event.repeat && !event.ctrlKey && !event.altKey && !event.metaKey && !event.isComposing;
    const isElsewhere = event.target instanceof Element && event.target.closest(OPERABLE) !== null;
    const action = isForUs && !isElsewhere && isSwitchedOn('singleKeys') ? actions[nameOf(event)] : undefined;
    if (!action) return;
    event.preventDefault(); // the space bar would scroll
    action();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
