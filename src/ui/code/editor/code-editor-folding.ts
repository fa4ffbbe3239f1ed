import { codeFolding, foldEffect, foldGutter, foldService, unfoldAll } from '@codemirror/language';
import { type EditorState, type Extension, StateEffect, type Text } from '@codemirror/state';
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { indentFolds, indentOf, searchIndentFolds } from './indent-folds.ts';

// A `Text` is immutable, so its folds are computed once: when the first fold arrow is drawn or, for a long text, later in slices.
const foldsOfText = new WeakMap<Text, Int32Array>();

function foldsOf(text: Text): Int32Array {
  const known = foldsOfText.get(text);
  if (known) return known;
  const folds = indentFolds(text.iterLines(), text.lines);
  foldsOfText.set(text, folds);
  return folds;
}

const LONG_TEXT_LINES = 20_000;
const SLICE_MS = 20;
const foldsFound = StateEffect.define<null>();

/** Finds the folds of a long text without blocking the page. Its arrows appear when the search is finished. */
const foldSearch = ViewPlugin.define((view) => {
  const search = (text: Text): void => {
    if (text.lines < LONG_TEXT_LINES || foldsOfText.has(text)) return;
    const steps = searchIndentFolds(text.iterLines(), text.lines);
    const searchSlice = (): void => {
      if (view.state.doc !== text) return;
      for (const end = performance.now() + SLICE_MS; performance.now() < end; ) {
        const { done, value } = steps.next();
        if (!done) continue;
        foldsOfText.set(text, value);
        view.dispatch({ effects: foldsFound.of(null) });
        return;
      }
      setTimeout(searchSlice);
    };
    setTimeout(searchSlice);
  };
  search(view.state.doc);
  return {
    update: ({ docChanged, state }: ViewUpdate) => {
      if (docChanged) search(state.doc);
    },
  };
});

/**
 * The range from the end of the opening line to the bracket that closes the block, so that `{…}` remains on one line, or to the block's end
 * if no bracket follows.
 */
function foldRange(state: EditorState, number: number) {
  const folds = state.doc.lines < LONG_TEXT_LINES ? foldsOf(state.doc) : foldsOfText.get(state.doc);
  const last = folds?.[number - 1] ?? 0;
  if (last === 0) return null;
  const opening = state.doc.line(number);
  const closing = last + 2 <= state.doc.lines ? state.doc.line(last + 2) : undefined;
  const depth = closing ? indentOf(closing.text) : -1;
  const isClosed = closing !== undefined && depth >= 0 && /^(?:[}\])]|<\/)/.test(closing.text.slice(depth, depth + 2));
  return { from: opening.to, to: isClosed ? closing.from + depth : state.doc.line(last + 1).to };
}

export const indentFolding: Extension = [
  foldService.of((state, lineStart) => foldRange(state, state.doc.lineAt(lineStart).number)),
  foldSearch,
];

const hasFoundFolds = ({ transactions }: ViewUpdate): boolean =>
  transactions.some(({ effects }) => effects.some((effect) => effect.is(foldsFound)));

export const foldArrows: Extension = [codeFolding(), foldGutter({ openText: '▾', closedText: '▸', foldingChanged: hasFoundFolds })];

/**
 * Folds every outermost block. If one block contains the whole text, folds the blocks directly inside it, because a single folded line
 * would show nothing. Works in slices, so that a hundred thousand blocks do not freeze the page. An edit in between stops it.
 */
export function foldAllByIndent(view: EditorView) {
  unfoldAll(view);
  const text = view.state.doc;
  const folds = foldsOf(text);
  const whole = firstBlock(folds);
  const isWhole = whole >= 0 && (folds[whole] ?? 0) >= text.lines - 3;
  let index = isWhole ? whole + 1 : 0;
  const foldSlice = () => {
    if (view.state.doc !== text) return;
    const end = performance.now() + SLICE_MS;
    while (index < folds.length && performance.now() < end) {
      const effects = [];
      for (; index < folds.length && effects.length < 200; index += 1) {
        const last = folds[index] ?? 0;
        if (last === 0) continue;
        const range = foldRange(view.state, index + 1);
        if (range) effects.push(foldEffect.of(range));
        index = last;
      }
      if (effects.length > 0) view.dispatch({ effects });
    }
    if (index < folds.length) setTimeout(foldSlice);
  };
  foldSlice();
}

function firstBlock(folds: Int32Array) {
  return folds.findIndex((last) => last > 0);
}
