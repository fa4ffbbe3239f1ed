import { Text } from '@codemirror/state';

/** Converts every line break to `\n`, as the editor does. */
export const normalizeLineBreaks = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);

/**
 * The smallest single change, without the common beginning and end of both texts, so that scroll position, folds, and cursor there survive.
 */
export function changeBetween(before: string, after: string): { readonly from: number; readonly to: number; readonly insert: Text } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  let kept = 0;
  while (kept < shorter - from && before.charCodeAt(before.length - 1 - kept) === after.charCodeAt(after.length - 1 - kept)) kept += 1;
  return { from, to: before.length - kept, insert: Text.of(after.slice(from, after.length - kept).split('\n')) };
}
