import { flushSync } from 'react-dom';

/** Makes a change of the page that takes the focused control away or brings another one, and gives the focus to the control of that name. */
export function focusAfter(change: () => void, name: string): void {
  flushSync(change);
  document.querySelector<HTMLElement>(`main [name="${CSS.escape(name)}"]`)?.focus();
}
