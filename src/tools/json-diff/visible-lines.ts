import { lineMarks, type TreeLines } from './tree-lines.ts';

/**
 * The indexes of the visible lines. Lines inside a folded line, and its closing line, are hidden. So are lines that both documents have if
 * `onlyDifferences` is set.
 */
export function visibleLines({ marks, ends }: TreeLines, folded: ReadonlySet<number>, onlyDifferences: boolean): Uint32Array {
  const visible = new Uint32Array(marks.length);
  const same = lineMarks.indexOf('same');
  let count = 0;
  for (let line = 0; line < marks.length; line++) {
    if (onlyDifferences && marks[line] === same) continue;
    visible[count++] = line;
    if (folded.has(line)) line = ends[line] ?? line;
  }
  return visible.subarray(0, count);
}
