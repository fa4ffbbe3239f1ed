import { reachableParent } from '../feedback/announce.ts';

/** Copies a text; `false` when the browser refuses. Works on plain http, where the asynchronous clipboard does not exist. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // no asynchronous clipboard here, or it was refused
  }
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const focused = document.activeElement;
  holder.value = text;
  holder.readOnly = true;
  holder.className = 'sr-only';
  holder.setAttribute('aria-hidden', 'true');
  reachableParent().append(holder);
  holder.select();
  // Deprecated, yet the only way to the clipboard outside of a secure context.
  const hasCopied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return hasCopied;
}

/** Selects all the text of a field or of any other element, ready for the visitor's own Ctrl+C. */
export function selectText(element: HTMLElement): void {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    element.focus();
    element.select();
    return;
  }
  const selection = getSelection();
  selection?.removeAllRanges();
  const range = document.createRange();
  range.selectNodeContents(element);
  selection?.addRange(range);
}
