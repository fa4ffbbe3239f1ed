import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from 'diff';
import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import type { DiffChunk } from '#core/diff-chunk.ts';
import { compareLines } from './compare-lines.ts';
import { diffChunks } from './diff-chunks.ts';
import { inputs, options } from './fields.ts';
import { lineEquality } from './line-equality.ts';
import { unifyLineBreaks } from './lines.ts';

const compared = { whiteSpace: options.whiteSpace, ignoreCase: options.ignoreCase };

export interface TextComparison {
  /** `ignored`: the texts differ only in what is ignored. */
  readonly verdict: 'identical' | 'ignored' | 'different';
  readonly addedLines: number;
  readonly removedLines: number;
  /** As a unified diff without a line break at its end; empty when there is no difference. */
  readonly patch: string;
  /** In the order of the texts; offsets count every line break as one. */
  readonly chunks: readonly DiffChunk[];
  /** Whether the texts differ too much to be compared in detail. */
  readonly isCoarse: boolean;
}

/** Compares two texts line by line, and the lines that were replaced word by word. Any two texts can be compared. */
export function compareTexts(texts: ValuesOf<typeof inputs>, ignored: ValuesOf<typeof compared>): Result<TextComparison, never> {
  const original = unifyLineBreaks(texts.original);
  const changed = unifyLineBreaks(texts.changed);
  const { hunks, isCoarse } = compareLines(original, changed, lineEquality(ignored));
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const verdict = lines.length > 0 ? 'different' : original === changed ? 'identical' : 'ignored';
  return ok({
    verdict,
    addedLines: lines.filter((line) => line.startsWith('+')).length,
    removedLines: lines.filter((line) => line.startsWith('-')).length,
    patch: lines.length > 0 ? patchOf(hunks) : '',
    chunks: diffChunks(original, changed, hunks, ignored),
    isCoarse,
  });
}

const HEADER = { oldFileName: 'Original', newFileName: 'Changed', oldHeader: undefined, newHeader: undefined };

const patchOf = (hunks: readonly StructuredPatchHunk[]): string =>
  formatPatch({ ...HEADER, hunks: hunks.map((hunk) => ({ ...hunk })) }, FILE_HEADERS_ONLY).replace(/\n$/, '');

export const operations = {
  compare: defineOperation({
    inputs,
    options: compared,
    produces: 'text',
    thread: 'worker',
    run: compareTexts,
  }),
};
