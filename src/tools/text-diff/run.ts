import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from 'diff';
import type { Notice } from '#core/answer.ts';
import type { Given } from '#core/declaration.ts';
import type { DiffChunk } from './diff-chunk.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { compareLines } from './compare-lines.ts';
import { diffChunks } from './diff-chunks.ts';
import type { declaration } from './declare.ts';
import { lineEquality } from './line-equality.ts';
import { unifyLineBreaks } from './lines.ts';

export interface TextComparison {
  /** As a unified diff without a line break at its end; empty when there is no difference. */
  readonly patch: string;
  readonly addedLines: string;
  readonly removedLines: string;
  readonly chunks: readonly DiffChunk[];
  /** `ignored`: the texts differ only in what is ignored. `coarse`: they differ too much to be compared in detail. */
  readonly notices: readonly Notice<'identical' | 'ignored' | 'coarse'>[];
}

/** Compares two texts line by line, and the lines that were replaced word by word. Any two texts can be compared. */
export function compare({ whiteSpace, ignoreCase, ...texts }: Given<typeof declaration, 'compare'>): Result<TextComparison, never> {
  const original = unifyLineBreaks(texts.original);
  const changed = unifyLineBreaks(texts.changed);
  const { hunks, isCoarse } = compareLines(original, changed, lineEquality({ whiteSpace, ignoreCase }));
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const countOf = (mark: string): string => String(lines.filter((line) => line.startsWith(mark)).length);
  const sameness = original === changed ? 'identical' : 'ignored';
  return ok({
    patch: lines.length > 0 ? patchOf(hunks) : '',
    addedLines: countOf('+'),
    removedLines: countOf('-'),
    chunks: diffChunks(original, changed, hunks, { ignoreCase }),
    notices: [...(lines.length > 0 ? [] : [{ code: sameness } as const]), ...(isCoarse ? [{ code: 'coarse' } as const] : [])],
  });
}

const HEADER = { oldFileName: 'Original', newFileName: 'Changed', oldHeader: undefined, newHeader: undefined };

const patchOf = (hunks: readonly StructuredPatchHunk[]): string =>
  formatPatch({ ...HEADER, hunks: hunks.map((hunk) => ({ ...hunk })) }, FILE_HEADERS_ONLY).replace(/\n$/, '');

export const run = { compare } satisfies Runs<typeof declaration>;
