import { diffWordsWithSpace, type StructuredPatchHunk } from 'diff';
import type { DiffChunk, TextSpan } from './diff-chunk.ts';
import { linesOf } from './lines.ts';

/** The limits for word comparison: the average length of a chunk's two sides, in UTF-16 code units, and the number of chunks. */
const LONGEST = 5000;
const MOST = 2000;

/** Converts the hunks of a diff to chunks. Chunks with replaced lines include the words that differ. */
export function diffChunks(
  original: string,
  changed: string,
  hunks: readonly StructuredPatchHunk[],
  { ignoreCase }: { readonly ignoreCase: boolean },
): readonly DiffChunk[] {
  const startsA = lineStarts(original);
  const startsB = lineStarts(changed);
  const chunks: DiffChunk[] = [];
  for (const { oldStart, newStart, lines } of hunks) {
    let [lineA, lineB] = [oldStart - 1, newStart - 1];
    for (const { removed, added, kept } of runsOf(lines)) {
      if (removed + added > 0) {
        const spanA = spanOf(startsA, lineA, removed, original.length);
        const spanB = spanOf(startsB, lineB, added, changed.length);
        const isLookedInto = removed > 0 && added > 0 && chunks.length < MOST && lengthOf(spanA) + lengthOf(spanB) <= 2 * LONGEST;
        const words = isLookedInto ? differingWords(original, spanA, changed, spanB, ignoreCase) : NO_WORDS;
        chunks.push({ lineA, linesA: removed, lineB, linesB: added, ...words });
      }
      lineA += removed + kept;
      lineB += added + kept;
    }
  }
  return chunks;
}

const NO_WORDS = { wordsA: [], wordsB: [] } as const;

const lengthOf = ({ from, to }: TextSpan): number => to - from;

const spanOf = (starts: readonly number[], line: number, count: number, end: number): TextSpan => ({
  from: starts[line] ?? end,
  to: starts[line + count] ?? end,
});

/** Counts consecutive removed and added lines, followed by unchanged lines. */
function* runsOf(lines: readonly string[]): Generator<{ readonly removed: number; readonly added: number; readonly kept: number }> {
  let run = { removed: 0, added: 0, kept: 0 };
  for (const line of lines) {
    const mark = line.charAt(0);
    if (mark !== ' ' && run.kept > 0) {
      yield run;
      run = { removed: 0, added: 0, kept: 0 };
    }
    if (mark === '-') run.removed++;
    else if (mark === '+') run.added++;
    else if (mark === ' ') run.kept++;
  }
  yield run;
}

function differingWords(textA: string, spanA: TextSpan, textB: string, spanB: TextSpan, ignoreCase: boolean) {
  const wordsA: TextSpan[] = [];
  const wordsB: TextSpan[] = [];
  let [atA, atB] = [spanA.from, spanB.from];
  const parts = diffWordsWithSpace(textA.slice(spanA.from, spanA.to), textB.slice(spanB.from, spanB.to), { ignoreCase });
  for (const { value, added, removed } of parts) {
    if (removed) wordsA.push({ from: atA, to: atA + value.length });
    if (added) wordsB.push({ from: atB, to: atB + value.length });
    if (!added) atA += value.length;
    if (!removed) atB += value.length;
  }
  return { wordsA, wordsB };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const line of linesOf(text)) starts.push((starts.at(-1) ?? 0) + line.length);
  return starts;
}
