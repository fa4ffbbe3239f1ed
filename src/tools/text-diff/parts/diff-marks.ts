import { type Extension, type Range, StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';
import type { DiffChunk, TextSpan } from '../diff-chunk.ts';
import { HiddenLines, RemovedLines } from './diff-widgets.ts';

/** The original text (`a`) or the changed text (`b`). */
export type DiffSide = 'a' | 'b';

/** The marks that an editor displays for a comparison. */
export interface DiffMarks {
  readonly chunks: readonly DiffChunk[];
  readonly side: DiffSide;
  /** The original text, whose removed lines are displayed in the changed text. */
  readonly removedFrom: Text | undefined;
  readonly hidden: HiddenStretches | undefined;
}

/** Controls the hidden unchanged lines, by the index of their section. */
export interface HiddenStretches {
  readonly isShown: (stretch: number) => boolean;
  readonly show: (stretch: number) => void;
  readonly label: (lines: number) => string;
}

/**
 * The number of unchanged lines displayed on each side of a change. Sections with fewer than `FEWEST_HIDDEN` further lines are not hidden.
 */
const CONTEXT = 3;
const FEWEST_HIDDEN = 4;

export const setDiffMarks = StateEffect.define<DiffMarks | undefined>();

const marksField = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    const set = transaction.effects.find((effect) => effect.is(setDiffMarks));
    // While the user types, the marks only move with the text until the next comparison.
    return set ? draw(transaction.newDoc, set.value) : marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

const theme = EditorView.theme({
  '.cm-diff-a, .cm-diff-removed': { backgroundColor: 'var(--danger-soft)' },
  '.cm-diff-b': { backgroundColor: 'var(--accent-soft)' },
  '.cm-diff-a .cm-diff-word, .cm-diff-removed .cm-diff-word': { backgroundColor: 'color-mix(in srgb, var(--danger) 28%, transparent)' },
  '.cm-diff-b .cm-diff-word': { backgroundColor: 'var(--mark-one)' },
  '.cm-diff-removed': { padding: '0 calc(8rem / 14) 0 calc(4rem / 14)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '.cm-diff-removed del': { display: 'block', minHeight: 'calc(20rem / 14)', textDecoration: 'none' },
  '.cm-diff-hidden': {
    display: 'block',
    width: '100%',
    padding: 'calc(2rem / 14) calc(8rem / 14)',
    textAlign: 'left',
    color: 'var(--ink-soft)',
    backgroundColor: 'var(--sunken)',
    cursor: 'pointer',
  },
});

export const diffMarks: Extension = [marksField, theme];

function draw(doc: Text, marks: DiffMarks | undefined): DecorationSet {
  if (!marks) return Decoration.none;
  const ranges = [...chunkRanges(doc, marks), ...hiddenRanges(doc, marks)];
  return Decoration.set(ranges, true);
}

const lineMark = { a: Decoration.line({ class: 'cm-diff-a' }), b: Decoration.line({ class: 'cm-diff-b' }) } as const;
const wordMark = Decoration.mark({ class: 'cm-diff-word' });

function* chunkRanges(doc: Text, { chunks, side, removedFrom }: DiffMarks): Generator<Range<Decoration>> {
  for (const chunk of chunks) {
    const { first, count, words } = partOf(chunk, side);
    if (removedFrom && chunk.linesA > 0) {
      const isAfterEnd = first >= doc.lines;
      const widget = new RemovedLines(removedFrom, chunk);
      yield Decoration.widget({ widget, block: true, side: isAfterEnd ? 1 : -1 }).range(isAfterEnd ? doc.length : doc.line(first + 1).from);
    }
    for (let line = first; line < first + count && line < doc.lines; line++) yield lineMark[side].range(doc.line(line + 1).from);
    for (const { from, to } of words) if (to <= doc.length) yield wordMark.range(from, to);
  }
}

function* hiddenRanges(doc: Text, { chunks, side, hidden }: DiffMarks): Generator<Range<Decoration>> {
  if (!hidden || chunks.length === 0) return;
  let end = -CONTEXT;
  for (const [stretch, chunk] of [...chunks, undefined].entries()) {
    const part = chunk && partOf(chunk, side);
    const from = end + CONTEXT;
    const to = part ? part.first - CONTEXT : doc.lines;
    if (part) end = part.first + part.count;
    if (to - from < FEWEST_HIDDEN || hidden.isShown(stretch)) continue;
    const widget = new HiddenLines(hidden.label(to - from), () => hidden.show(stretch));
    yield Decoration.replace({ widget, block: true }).range(doc.line(from + 1).from, doc.line(to).to);
  }
}

const partOf = (
  { lineA, linesA, wordsA, lineB, linesB, wordsB }: DiffChunk,
  side: DiffSide,
): { readonly first: number; readonly count: number; readonly words: readonly TextSpan[] } =>
  side === 'a' ? { first: lineA, count: linesA, words: wordsA } : { first: lineB, count: linesB, words: wordsB };
