import { type Extension, Prec, RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, ViewPlugin } from '@codemirror/view';

const byItsText = Decoration.line({ attributes: { dir: 'auto' } });
const isOfRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/; // Hebrew to Arabic Extended-A, and their presentation forms

function linesInView({ state, visibleRanges }: EditorView): DecorationSet {
  const lines = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges)
    for (let line = state.doc.lineAt(from); ; line = state.doc.line(line.number + 1)) {
      const start = Math.max(from, line.from);
      if (line.from >= from && isOfRightToLeft.test(state.sliceDoc(start, Math.min(to, line.to))))
        lines.add(line.from, line.from, byItsText);
      if (line.to >= to || line.number === state.doc.lines) break;
    }
  return lines.finish();
}

/** Displays each line with right-to-left text from right to left, regardless of the lines around it. */
export const directionOfEachLine: Extension = [
  EditorView.perLineTextDirection.of(true),
  Prec.lowest(
    ViewPlugin.define(
      (view) => ({
        lines: linesInView(view),
        update(update) {
          if (update.docChanged || update.viewportChanged) this.lines = linesInView(update.view);
        },
      }),
      { decorations: ({ lines }) => lines },
    ),
  ),
];
