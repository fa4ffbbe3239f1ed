import { type EditorState, type Extension, RangeSet, RangeSetBuilder, StateEffect, StateField, Transaction } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  GutterMarker,
  gutterLineClass,
  ViewPlugin,
  type ViewUpdate,
  WidgetType,
} from '@codemirror/view';

export interface Highlight {
  readonly from: number;
  readonly to: number;
  readonly className: string;
}

/** Returns the highlights that touch a range of the text, ordered by `from`. Called only for visible ranges. */
export type HighlightsIn = (from: number, to: number) => readonly Highlight[];

export const setErrorAt = StateEffect.define<number | undefined>();

class EmptyMark extends WidgetType {
  readonly className: string;
  constructor(className: string) {
    super();
    this.className = className;
  }
  override eq(other: EmptyMark) {
    return other.className === this.className;
  }
  toDOM() {
    const mark = document.createElement('span');
    mark.className = this.className;
    return mark;
  }
}

const errorGutter = new (class extends GutterMarker {
  override elementClass = 'cm-error-gutter';
})();

interface ErrorMark {
  readonly decorations: DecorationSet;
  readonly gutter: RangeSet<GutterMarker>;
}

const noError: ErrorMark = { decorations: Decoration.none, gutter: RangeSet.empty };

/** Underlines the word at the offset. If the line ends there, adds a short bar after it. */
function markError(state: EditorState, offset: number): ErrorMark {
  const at = Math.max(0, Math.min(offset, state.doc.length));
  const line = state.doc.lineAt(at);
  const rest = state.doc.sliceString(at, Math.min(line.to, at + 200));
  const length = /^(?:[\p{L}\p{N}_]+|.)/u.exec(rest)?.[0].length ?? 0;
  const mark =
    length > 0
      ? Decoration.mark({ class: 'cm-error-mark' }).range(at, at + length)
      : Decoration.widget({ widget: new EmptyMark('cm-error-end'), side: 1 }).range(at);
  return { decorations: Decoration.set([mark]), gutter: RangeSet.of([errorGutter.range(line.from)]) };
}

export const errorMark = StateField.define<ErrorMark>({
  create: () => noError,
  update(mark, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setErrorAt)) return effect.value === undefined ? noError : markError(transaction.state, effect.value);
    }
    if (!transaction.docChanged || mark === noError) return mark;
    return { decorations: mark.decorations.map(transaction.changes), gutter: mark.gutter.map(transaction.changes) };
  },
  provide: (field) => [EditorView.decorations.from(field, (mark) => mark.decorations), gutterLineClass.from(field, (mark) => mark.gutter)],
});

function decorate(view: EditorView, highlightsIn: HighlightsIn): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  let last = -1;
  for (const { from, to } of view.visibleRanges) {
    for (const highlight of highlightsIn(from, to)) {
      // A highlight across two ranges is returned twice, and the text may be newer than the highlights.
      if (highlight.from <= last || highlight.to > view.state.doc.length) continue;
      last = highlight.from;
      const isEmpty = highlight.from === highlight.to;
      const decoration = isEmpty
        ? Decoration.widget({ widget: new EmptyMark(`${highlight.className} cm-empty-match`) })
        : Decoration.mark({ class: highlight.className });
      builder.add(highlight.from, highlight.to, decoration);
    }
  }
  return builder.finish();
}

export function viewportHighlights(highlightsIn: HighlightsIn): Extension {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = decorate(view, highlightsIn);
      }
      update(update: ViewUpdate) {
        const isTyped = update.transactions.some((transaction) => transaction.docChanged && !transaction.annotation(Transaction.remote));
        // While the visitor types, the highlights only move with the text until new ones are set.
        if (isTyped) this.decorations = this.decorations.map(update.changes);
        else if (update.docChanged || update.viewportChanged) this.decorations = decorate(update.view, highlightsIn);
      }
    },
    { decorations: (plugin) => plugin.decorations },
  );
}
