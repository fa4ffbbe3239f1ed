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
  /** Whether there is anything that a text area does not show as well. */
  readonly isNeeded: boolean;
}

export interface BoundCodeEditor {
  /** Where the editor is put. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** The text area that stands there until the editor is loaded. */
  readonly standIn: RefObject<HTMLTextAreaElement | null>;
  /** `loading` while the editor may still come; `missing` when it could not be had. */
  readonly state: 'loading' | 'loaded' | 'missing';
  /** To be told of what is typed or pasted into the text area, with the place of the cursor where the area has not all of it. */
  readonly type: (text: string, caret?: number) => void;
  /** Loads the editor now instead of when the browser is idle. */
  readonly load: () => void;
  /** Does something with the editor, as soon as it is there. */
  readonly withEditor: (action: (editor: CodeEditor) => void) => void;
}

/** The editor is loaded so late at most, however busy the page is. */
const LATEST_LOAD_MS = 2000;

type EditorModule = typeof import('./editor/code-editor.ts');

interface LoadedEditor extends EditorModule {
  /** The colors of the text, which are there from the beginning: CodeMirror 6.43 loses the cursor if they come just after the focus. */
  readonly colors: Extension;
}

let loading: Promise<EditorModule> | undefined;

// A failed import is tried anew at the next call; the text area works meanwhile.
function loadModule(): Promise<EditorModule> {
  loading ??= import('./editor/code-editor.ts').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Puts the code editor in the place of a plain text area once it is needed and the browser is idle: an empty field does without.
 * Text, selection and focus of the text area move into the editor, and what was typed there can be undone in it.
 */
export function useCodeEditor({ value, onChange, settings, isNeeded }: CodeEditorBinding): BoundCodeEditor {
  const host = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLTextAreaElement>(null);
  const waiting = useRef<((editor: CodeEditor) => void)[]>([]);
  /** What stood in the text area before anything was typed there, and where a paste has left the cursor. */
  const typed = useRef<{ before: string; caret: number | undefined }>(undefined);
  const [editorModule, setEditorModule] = useState<LoadedEditor>();
  const [editor, setEditor] = useState<CodeEditor>();
  const [isMissing, setMissing] = useState(false);

  const load = () => {
    Promise.all([loadModule(), loadLanguage(settings.language)]).then(
      // In one go: a key or a composition between the two would be lost.
      ([loaded, colors]) => afterComposition(standIn, () => flushSync(() => setEditorModule((known) => known ?? { ...loaded, colors }))),
      (error: unknown) => {
        // Offline or after a new release the editor may not be had; the text area stays and does its work.
        console.warn('The code editor could not be loaded; a plain text field stays in its place.', error);
        setMissing(true);
      },
    );
  };

  const type = (text: string, caret?: number) => {
    typed.current = { before: typed.current?.before ?? value, caret };
    onChange(text);
  };
  const hearWhatWasTyped = useEffectEvent(() => {
    const area = standIn.current;
    // A text area turns every line break into one.
    if (area && !area.readOnly && area.value !== value.replace(/\r\n?/g, '\n')) type(area.value);
  });
  // Before React was there to hear it.
  useLayoutEffect(() => hearWhatWasTyped(), []);

  const tell = useEffectEvent(onChange);
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
      onChange: tell,
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

/** A word that is being composed (Chinese, Japanese, accents) would be lost with the element it is composed in. */
function afterComposition({ current: area }: RefObject<HTMLTextAreaElement | null>, action: () => void) {
  if (area?.dataset['composing'] === undefined) action();
  // The next word may begin where one ends.
  else area.addEventListener('compositionend', () => setTimeout(() => afterComposition({ current: area }, action)), { once: true });
}
