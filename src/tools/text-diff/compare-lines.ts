import { structuredPatch, type StructuredPatchHunk } from 'diff';
import type { LineEquality } from './line-equality.ts';
import { linesOf } from './lines.ts';

export interface ComparedLines {
  readonly hunks: readonly StructuredPatchHunk[];
  /** Whether all between the common start and the common end is one change, since a closer look would take too long. */
  readonly isCoarse: boolean;
}

/** Lines of context around a change. */
const CONTEXT = 3;

const LIMIT_MS = 5000;

/** The differences of two texts, line by line, with three lines of context, which are those of the changed text. */
export function compareLines(original: string, changed: string, areEqual: LineEquality, limitMs = LIMIT_MS): ComparedLines {
  // Its types do not say so, but it hands all options on to `diffLines`.
  const wish = { context: CONTEXT, timeout: limitMs, comparator: areEqual };
  const patch = structuredPatch('', '', original, changed, undefined, undefined, wish);
  return patch
    ? { hunks: patch.hunks, isCoarse: false }
    : { hunks: [wholeChange(linesOf(original), linesOf(changed), areEqual)], isCoarse: true };
}

/** One hunk for all lines between the common start and the common end. */
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
