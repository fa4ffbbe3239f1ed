import { structuredPatch, type StructuredPatchHunk } from 'diff';
import type { LineEquality } from './line-equality.ts';
import { linesOf } from './lines.ts';

export interface ComparedLines {
  readonly hunks: readonly StructuredPatchHunk[];
  /**
   * Whether everything between the common beginning and the common end is a single change, because a detailed comparison would take too
   * long.
   */
  readonly isCoarse: boolean;
}

/** The number of context lines around a change. */
const CONTEXT = 3;

const LIMIT_MS = 5000;

/** Compares two texts line by line. The hunks have three lines of context, taken from the changed text. */
export function compareLines(original: string, changed: string, areEqual: LineEquality, timeoutMs = LIMIT_MS): ComparedLines {
  // Passes all options to `diffLines`, although its types do not declare this.
  const options = { context: CONTEXT, timeout: timeoutMs, comparator: areEqual };
  const patch = structuredPatch('', '', original, changed, undefined, undefined, options);
  return patch
    ? { hunks: patch.hunks, isCoarse: false }
    : { hunks: [wholeChange(linesOf(original), linesOf(changed), areEqual)], isCoarse: true };
}

/** Creates one hunk for all lines between the common beginning and the common end. */
function wholeChange(original: readonly string[], changed: readonly string[], areEqual: LineEquality): StructuredPatchHunk {
  const shorter = Math.min(original.length, changed.length);
  const same = (one: number, other: number): boolean => areEqual(original.at(one) ?? '', changed.at(other) ?? '');
  let start = 0;
  while (start < shorter && same(start, start)) start++;
  let end = 0;
  while (end < shorter - start && same(-1 - end, -1 - end)) end++;

  const before = changed.slice(Math.max(0, start - CONTEXT), start);
  const after = changed.slice(changed.length - end, changed.length - end + CONTEXT);
  const removed = original.slice(start, original.length - end);
  const added = changed.slice(start, changed.length - end);
  return {
    oldStart: start - before.length + 1,
    oldLines: before.length + removed.length + after.length,
    newStart: start - before.length + 1,
    newLines: before.length + added.length + after.length,
    lines: [...marked(' ', before), ...marked('-', removed), ...marked('+', added), ...marked(' ', after)],
  };
}

const marked = (mark: string, lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => (line.endsWith('\n') ? [mark + line.slice(0, -1)] : [mark + line, String.raw`\ No newline at end of file`]));
