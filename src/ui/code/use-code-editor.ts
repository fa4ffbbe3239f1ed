import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { CodeEditor } from './editor/code-editor.ts';
import type { CodeEditorSettings } from './editor/code-editor-settings.ts';

interface CodeEditorBinding {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly settings: CodeEditorSettings;
}

export interface BoundCodeEditor {
  /** Where the editor is put. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** The text area that stands there until the editor is loaded. */
  readonly standIn: RefObject<HTMLTextAreaElement | null>;
  /** `loading` while the editor may still come; `missing` when it could not be had. */
  readonly state: 'loading' | 'loaded' | 'missing';
  /** Loads the editor now instead of when the browser is idle. */
  readonly load: () => void;
  /** Does something with the editor, as soon as it is there. */
  readonly withEditor: (action: (editor: CodeEditor) => void) => void;
}

type EditorModule = typeof import('./editor/code-editor.ts');

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
 * Puts the code editor in the place of a plain text area once the browser is idle or the visitor comes near it.
 * Text, selection and focus of the text area move into the editor.
 */
export function useCodeEditor({ value, onChange, settings }: CodeEditorBinding): BoundCodeEditor {
  const host = useRef<HTMLDivElement>(null);
  const standIn = useRef<HTMLTextAreaElement>(null);
  const waiting = useRef<((editor: CodeEditor) => void)[]>([]);
  const [editorModule, setEditorModule] = useState<EditorModule>();
  const [editor, setEditor] = useState<CodeEditor>();
  const [isMissing, setMissing] = useState(false);

  const load = () => {
    loadModule().then(
      (loaded) => afterComposition(standIn.current, () => setEditorModule(loaded)),
      (error: unknown) => {
        // Offline or after a new release the editor may not be had; the text area stays and does its work.
        console.warn('The code editor could not be loaded; a plain text field stays in its place.', error);
        setMissing(true);
      },
    );
  };

  const tell = useEffectEvent(onChange);
  const start = useEffectEvent((loaded: EditorModule, parent: HTMLElement) => {
    const area = standIn.current;
    const hasFocus = area !== null && document.activeElement === area;
    const typed = area && !area.readOnly ? area.value : value;
    const created = loaded.createCodeEditor(parent, {
      text: value,
      selection: selectionOf(area),
      settings,
      onChange: tell,
    });
    // What was typed before React was there to hear it. (A text area turns every line break into one.)
    if (typed !== value && typed !== value.replace(/\r\n?/g, '\n')) {
      created.setText(typed);
      tell(typed);
    }
    if (hasFocus) created.focus();
    for (const action of waiting.current.splice(0)) action(created);
    return created;
  });

  const loadWhenIdle = useEffectEvent(() => whenIdle(load));
  useEffect(() => loadWhenIdle(), []);

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
function afterComposition(area: HTMLTextAreaElement | null, action: () => void) {
  if (area?.dataset['composing'] === undefined) action();
  else area.addEventListener('compositionend', () => setTimeout(action), { once: true });
}

function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(action, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const handle = setTimeout(action, 200);
  return () => clearTimeout(handle);
}
