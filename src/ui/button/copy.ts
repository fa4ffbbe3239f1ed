import { reachableParent } from '../feedback/announce.ts';

/**
 * Copies a text and resolves to `false` if the browser refuses. Also works on plain http, where the asynchronous clipboard API is missing.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // the asynchronous clipboard is missing or refused
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
  // Deprecated, but the only way to reach the clipboard outside a secure context.
  const hasCopied = document.execCommand('copy');
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return hasCopied;
}

/** Selects all the text of a field or any other element, so that the visitor can press Ctrl+C. */
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
