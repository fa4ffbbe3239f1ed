import { spacedLine } from '../tree/comment-placer.ts';

/** The lines of a comment without comment marks and leading `*`. Each one begins with a space unless it is empty. */
export function commentLines(source: string): readonly string[] {
  if (source.startsWith('//')) return [spacedLine(source.slice(2).trimEnd())];
  const lines = source
    .slice(2, -2)
    .split(/\r\n?|\n/)
    .map((line) => line.trim().replace(/^\*+\s?/, ''));
  const first = lines.findIndex(Boolean);
  const last = lines.findLastIndex(Boolean);
  return first < 0 ? [''] : lines.slice(first, last + 1).map(spacedLine);
}
