import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Extension } from '@codemirror/state';
import { loadLanguage } from './code-languages.ts';
import { whenIdle } from '../feedback/when-idle.ts';
import type { CodeEditor } from './editor/code-editor.ts';
import type { CodeEditorSettings } from './editor/code-editor-settings.ts';

interface CodeEditorBinding {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly settings: CodeEditorSettings;
  /** Whether the field shows something that a text area cannot show. */
  readonly isNeeded: boolean;
}

export interface BoundCodeEditor {
  /** The element that contains the editor. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** The text area displayed until the editor is loaded. */
  readonly standIn: RefObject<HTMLTextAreaElement | null>;
  /** `loading` until the editor is displayed, `missing` if it could not be loaded. */
  readonly state: 'loading' | 'loaded' | 'missing';
  /**
   * Call this with text typed or pasted into the text area. `caret` is the cursor position if the text area shows only part of the text.
   */
  readonly type: (text: string, caret?: number) => void;
  /** Loads the editor now instead of when the browser is idle. */
  readonly load: () => void;
  /** Runs an action with the editor as soon as it is loaded. */
  readonly withEditor: (action: (editor: CodeEditor) => void) => void;
}

/** The maximum delay before the editor is loaded, even if the page is busy. */
const LATEST_LOAD_MS = 2000;

type EditorModule = typeof import('./editor/code-editor.ts');

interface LoadedEditor extends EditorModule {
  /** The syntax highlighting, present from the start: CodeMirror 6.43 loses the cursor if it is added just after the focus. */
  readonly colors: Extension;
}

let loading: Promise<EditorModule> | undefined;

// A failed import is retried at the next call. The text area works meanwhile.
function loadModule(): Promise<EditorModule> {
  loading ??= import('./editor/code-editor.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Replaces a plain text area with the code editor once the field needs it and the browser is idle. An empty field does not need it. Text,
 * selection, and focus move into the editor, and text typed in the text area can be undone there.
 */
export function useCodeEditor({ value, onChange, settings, isNeeded }: CodeEditorBinding): BoundCodeEditor {
  const host = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLTextAreaElement>(null);
  const waiting = useRef<((editor: CodeEditor) => void)[]>([]);
  /** The text before anything was typed, and the cursor position after a paste. */
  const typed = useRef<{ before: string; caret: number | undefined }>(undefined);
  const [editorModule, setEditorModule] = useState<LoadedEditor>();
  const [editor, setEditor] = useState<CodeEditor>();
  const [isMissing, setMissing] = useState(false);

  const load = () => {
    Promise.all([loadModule(), loadLanguage(settings.language)]).then(
      // Synchronous, because a key press or composition during the switch would be lost.
      ([loaded, colors]) => afterComposition(standIn, () => flushSync(() => setEditorModule((known) => known ?? { ...loaded, colors }))),
      (error: unknown) => {
        // The editor may be unavailable offline or after a new release. The text area remains and works.
        console.warn('The code editor could not be loaded; a plain text field stays in its place.', error);
        setMissing(true);
      },
    );
  };

  const type = (text: string, caret?: number) => {
    typed.current = { before: typed.current?.before ?? value, caret };
    onChange(text);
  };
  const adoptTypedText = useEffectEvent(() => {
    const area = standIn.current;
    // A text area normalizes line breaks.
    if (area && !area.readOnly && area.value !== value.replace(/\r\n?/g, '\n')) type(area.value);
  });
  // Catches text typed before hydration.
  useLayoutEffect(() => adoptTypedText(), []);

  const reportChange = useEffectEvent(onChange);
  const start = useEffectEvent((loaded: LoadedEditor, parent: HTMLElement) => {
    const area = standIn.current;
    const hasFocus = area !== null && document.activeElement === area;
    const caret = typed.current?.caret;
    const created = loaded.createCodeEditor(parent, {
      before: typed.current?.before,
      text: value,
      selection: caret === undefined ? selectionOf(area) : { anchor: caret, head: caret },
      settings,
      colors: loaded.colors,
      onChange: reportChange,
    });
    if (hasFocus) created.focus();
    for (const action of waiting.current.splice(0)) action(created);
    return created;
  });

  const loadWhenIdle = useEffectEvent(() => whenIdle(load, LATEST_LOAD_MS));
  useEffect(() => (isNeeded ? loadWhenIdle() : undefined), [isNeeded]);

  useLayoutEffect(() => {
    if (!editorModule || !host.current) return;
    const created = start(editorModule, host.current);
    setEditor(created);
    return () => created.destroy();
  }, [editorModule]);

  useLayoutEffect(() => {
    editor?.setText(value);
    editor?.apply(settings);
  }, [editor, value, settings]);

  return {
    host,
    standIn,
    state: editor ? 'loaded' : isMissing ? 'missing' : 'loading',
    type,
    load,
    withEditor(action) {
      if (editor) action(editor);
      else {
        waiting.current.push(action);
        load();
      }
    },
  };
}

const selectionOf = (area: HTMLTextAreaElement | null) =>
  area === null
    ? { anchor: 0, head: 0 }
    : area.selectionDirection === 'backward'
      ? { anchor: area.selectionEnd, head: area.selectionStart }
      : { anchor: area.selectionStart, head: area.selectionEnd };

/** Runs the action after a composition (Chinese, Japanese, accents), which would be lost if its element were removed. */
function afterComposition({ current: area }: RefObject<HTMLTextAreaElement | null>, action: () => void) {
  if (area?.dataset['composing'] === undefined) action();
  // The next word may begin where the last one ends.
  else area.addEventListener('compositionend', () => setTimeout(() => afterComposition({ current: area }, action)), { once: true });
}
