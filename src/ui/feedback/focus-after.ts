import { flushSync } from 'react-dom';

/** Applies a change that removes the focused control or adds another one, then focuses the control with the given name. */
export function focusAfter(change: () => void, name: string): void {
  flushSync(change);
  document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`)?.focus();
}
