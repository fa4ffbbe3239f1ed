import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatchHunk } from 'diff';
import type { Notice } from '#core/present.ts';
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
  /** A unified diff without a final line break. Empty if there are no differences. */
  readonly patch: string;
  readonly addedLines: string;
  readonly removedLines: string;
  readonly chunks: readonly DiffChunk[];
  /** `ignored`: the texts differ only in ignored aspects. `coarse`: the texts differ too much for a detailed comparison. */
  readonly notices: readonly Notice<'identical' | 'ignored' | 'coarse'>[];
}

/** Compares two texts by line, and replaced lines by word. Never fails. */
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
