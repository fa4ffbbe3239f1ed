import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { foldAll, foldKeymap, indentOnInput, unfoldAll } from '@codemirror/language';
import { highlightSelectionMatches } from '@codemirror/search';
import { Compartment, EditorSelection, EditorState, type Extension, Text, Transaction } from '@codemirror/state';
import {
  EditorView,
  highlightActiveLineGutter,
  highlightSpecialChars,
  type KeyBinding,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { foldAllByIndent, foldArrows } from './code-editor-folding.ts';
import { errorMark, setErrorAt } from './code-editor-marks.ts';
import { type CodeEditorSettings, settingsChanges, settingsExtension } from './code-editor-settings.ts';
import { isLargeText, LanguageColors } from './code-editor-colors.ts';
import { directionOfEachLine } from './code-editor-direction.ts';
import { codeEditorTheme } from './code-editor-theme.ts';
import { type CodeLanguage, loadLanguage } from '../code-languages.ts';
import { searchInText } from './code-search-panel.ts';
import { changeBetween, normalizeLineBreaks } from './text-change.ts';

export interface CodeEditorStart {
  /** The text before the visitor typed in the text area. Undo restores it. */
  readonly before: string | undefined;
  readonly text: string;
  readonly selection: { readonly anchor: number; readonly head: number };
  readonly settings: CodeEditorSettings;
  /** The highlighting of the language in the settings. */
  readonly colors: Extension;
  readonly onChange: (text: string) => void;
}

export interface CodeEditor {
  /** Replaces the text. Costs nothing if the editor has already received or reported the same text. */
  readonly setText: (text: string) => void;
  readonly apply: (settings: CodeEditorSettings) => void;
  readonly focus: () => void;
  /** Inserts texts before and after the selection, and puts the cursor before the second one. */
  readonly insert: (before: string, after: string) => void;
  /** Replaces the selection with a text and puts the cursor after it. */
  readonly paste: (text: string) => void;
  readonly foldAll: () => void;
  readonly unfoldAll: () => void;
  readonly destroy: () => void;
}

/** The delay before a large text is reported, because joining it to one string takes time. */
const PAUSE_MS = 300;
/** The delay of an error mark after focus: CodeMirror 6.43 loses the cursor if its line is redrawn just after the focus. */
const FOCUS_MS = 300;
/** In UTF-16 code units. A longer output is added in parts of this length, with a pause after each, so that the page can draw. */
const PART_LENGTH = 500_000;

// On a Mac, Ctrl+K would delete to the end of the line. On this site it opens the palette.
const keys: readonly KeyBinding[] = [...defaultKeymap.filter((binding) => binding.mac !== 'Ctrl-k'), ...historyKeymap, ...foldKeymap];

// The field around the editor reads dropped files. The editor handles dropped text.
const leaveFiles = EditorView.domEventHandlers({ drop: (event) => (event.dataTransfer?.files.length ?? 0) > 0 });

const alwaysThere: Extension = [
  errorMark,
  lineNumbers(),
  foldArrows,
  highlightActiveLineGutter(),
  highlightSpecialChars(),
  history(),
  indentOnInput(),
  highlightSelectionMatches({ minSelectionLength: 2 }),
  searchInText,
  keymap.of(keys),
  leaveFiles,
  directionOfEachLine,
  codeEditorTheme,
];

export function createCodeEditor(parent: HTMLElement, start: CodeEditorStart): CodeEditor {
  let settings = start.settings;
  /** The text that the page has: the last one set or reported. */
  let known = start.text;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const stopPause = () => {
    clearTimeout(pause);
    pause = undefined;
  };
  const report = () => {
    stopPause();
    known = view.state.doc.toString();
    start.onChange(known);
  };
  let pouring: ReturnType<typeof setTimeout> | undefined;
  /** Adds the rest of an output, starting at `from`. */
  const pour = (text: string, from: number) => {
    pouring = setTimeout(() => {
      const end = from + PART_LENGTH;
      pouring = undefined;
      view.dispatch({
        changes: { from: view.state.doc.length, insert: Text.of(text.slice(from, end).split('\n')) },
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
      });
      if (end < text.length) pour(text, end);
    });
  };
  const listen = (update: ViewUpdate) => {
    const isTyped = update.docChanged && !update.transactions.some((transaction) => transaction.annotation(Transaction.remote));
    if (isTyped && isLargeText(update.state.doc)) {
      stopPause();
      pause = setTimeout(report, PAUSE_MS);
    } else if (isTyped || (pause !== undefined && update.focusChanged && !update.view.hasFocus)) report();
  };

  const colors = new LanguageColors();
  const more = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      extensions: [settingsExtension(settings), colors.extension, alwaysThere, more.of([]), EditorView.updateListener.of(listen)],
    }),
  });
  colors.setLanguage(view, start.colors);
  // The initial state is empty: CodeMirror 6.43 assumes that the hidden part of a long first line is narrow until it is measured, and then
  // draws most of it.
  const whole = normalizeLineBreaks(start.text);
  const shown = settings.isReadOnly ? whole.slice(0, PART_LENGTH) : whole;
  const first = start.before === undefined ? shown : normalizeLineBreaks(start.before);
  const { anchor, head } = start.selection;
  view.dispatch({
    changes: { from: 0, insert: Text.of(first.split('\n')) },
    annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
  });
  view.dispatch({
    ...(first !== shown && { changes: changeBetween(first, shown) }),
    selection: { anchor: Math.min(anchor, shown.length), head: Math.min(head, shown.length) },
    annotations: [Transaction.remote.of(true), isolateHistory.of('full')],
    scrollIntoView: start.before !== undefined,
  });
  if (shown.length < whole.length) pour(whole, shown.length);

  const showLanguage = async (wanted: CodeLanguage) => {
    const loaded = await loadLanguage(wanted);
    if (settings.language === wanted) colors.setLanguage(view, loaded);
  };
  const extend = async (load: CodeEditorSettings['loadExtension']) => {
    const extension = (await load?.()) ?? [];
    if (settings.loadExtension === load) view.dispatch({ effects: more.reconfigure(extension) });
  };
  let marked: Text | undefined;
  let focusing: ReturnType<typeof setTimeout> | undefined;
  // The editor counts every line break as one character, even `\r\n`.
  const markError = (at: number | undefined) => {
    marked = view.state.doc;
    view.dispatch({ effects: setErrorAt.of(at === undefined ? undefined : normalizeLineBreaks(known.slice(0, at)).length) });
  };

  if (settings.loadExtension) void extend(settings.loadExtension);
  markError(settings.errorAt);

  return {
    setText(text) {
      if (text === known) return;
      const old = pause === undefined && pouring === undefined ? normalizeLineBreaks(known) : view.state.doc.toString();
      stopPause();
      clearTimeout(pouring);
      pouring = undefined;
      known = text;
      const after = normalizeLineBreaks(text);
      const isPoured = settings.isReadOnly && after.length > PART_LENGTH;
      view.dispatch({
        changes: changeBetween(old, isPoured ? after.slice(0, PART_LENGTH) : after),
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(!settings.isReadOnly)],
      });
      if (isPoured) pour(after, PART_LENGTH);
    },
    apply(given) {
      const before = settings;
      settings = given;
      const effects = settingsChanges(before, given);
      if (effects.length > 0) view.dispatch({ effects });
      // The same offset in another text is a different error.
      if (before.errorAt !== given.errorAt || (given.errorAt !== undefined && marked !== view.state.doc)) {
        if (focusing === undefined) markError(given.errorAt);
      }
      if (before.language !== given.language) void showLanguage(given.language);
      if (before.loadExtension !== given.loadExtension) void extend(given.loadExtension);
    },
    focus() {
      view.focus();
      clearTimeout(focusing);
      focusing = setTimeout(() => {
        focusing = undefined;
        markError(settings.errorAt);
      }, FOCUS_MS);
    },
    insert(before, after) {
      const { changes, selection, effects } = view.state.changeByRange(({ from, to }) => ({
        changes: [
          { from, insert: before },
          { from: to, insert: after },
        ],
        range: EditorSelection.cursor(to + before.length),
      }));
      view.dispatch({ changes, selection, effects, scrollIntoView: true, userEvent: 'input' });
      view.focus();
    },
    paste(text) {
      view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.paste' });
      view.focus();
    },
    foldAll: () => (settings.folding === 'indent' ? foldAllByIndent(view) : foldAll(view)),
    unfoldAll: () => unfoldAll(view),
    destroy() {
      if (pause !== undefined) report();
      clearTimeout(pouring);
      clearTimeout(focusing);
      view.destroy();
    },
  };
}
