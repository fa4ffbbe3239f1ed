import { lineMarks, type TreeLines } from './tree-lines.ts';

/** The indexes of the lines to be seen: none inside a folded line, whose closing line is not seen either, and on request none that both documents have. */
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
