import { useDeferredValue, useMemo } from 'react';
import { formatBytes } from '#pure/bytes/format-bytes.ts';
import { useWords } from '../words/words.ts';

/** Counts the lines and the UTF-8 bytes of a text. */
function sizeOf(text: string): { readonly lines: number; readonly bytes: number } {
  let lines = 1;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1;
  return { lines, bytes: new Blob([text]).size };
}

/** Displays the size of a text, such as `12 lines · 1.4 kB`. For a long text, updates when the page has time. */
export function TextSize({ text }: { readonly text: string }) {
  const words = useWords();
  const counted = useDeferredValue(text);
  const size = useMemo(() => sizeOf(counted), [counted]);
  if (counted === '') return null;
  return `${words.lines(size.lines)} · ${formatBytes(size.bytes)}`;
}
