import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '#ui/feedback/when-idle.ts';
import type { RichNode } from '../rich-node.ts';
import { writeHtml } from '../write-html.ts';
import { cleanHtml, cleanPastedHtml } from './clean-html.ts';
import { editorExtensions } from './editor-extensions.ts';
import { isStandInFocused } from './editor-stand-in.tsx';

export interface RichEditorBinding {
  readonly id: string;
  readonly label: string;
  /** What the document is to be: HTML from anywhere. What the editor told itself costs nothing. */
  readonly html: string;
  /** Told, in a pause of the typing, what the document has become. */
  readonly onChange: (html: string, document: RichNode) => void;
  /** Told the first file that is pasted or dropped. */
  readonly onFile: (file: File) => void;
}

/** So long nothing must have changed before the document is written. */
const PAUSE_MS = 100;

/** The editor, in step with the HTML that the page holds. */
export function useRichEditor({ id, label, html, onChange, onFile }: RichEditorBinding): Editor {
  const [start] = useState(() => ({ content: cleanHtml(html), autofocus: isStandInFocused() ? ('end' as const) : false }));
  /** What the page holds because the editor has told it. */
  const told = useRef<string>(undefined);
  const isChanged = useRef(false);
  const [changes, setChanges] = useState(0);

  const takeFile = (files: FileList | undefined, event: Event): boolean => {
    const file = files?.[0];
    if (!file) return false;
    event.preventDefault();
    onFile(file);
    return true;
  };

  const editor = useEditor({
    ...start,
    extensions: editorExtensions,
    onUpdate: () => {
      isChanged.current = true;
      setChanges((count) => count + 1);
    },
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'min-h-full p-3 outline-none' },
      transformPastedHTML: cleanPastedHtml,
      // Programs for texts add a picture of what is copied; what counts is the text.
      handlePaste: (_view, event) =>
        event.clipboardData?.types.includes('text/html') !== true && takeFile(event.clipboardData?.files, event),
      handleDrop: (_view, event) => takeFile(event.dataTransfer?.files, event),
    },
  });

  const tell = useEffectEvent(() => {
    isChanged.current = false;
    const document = editor.getJSON();
    told.current = writeHtml(document, 'minified');
    onChange(told.current, document);
  });
  useEffect(() => {
    if (changes === 0) return;
    let stop: () => void;
    const timer = setTimeout(() => {
      stop = whenIdle(async () => tell());
    }, PAUSE_MS);
    stop = () => clearTimeout(timer);
    return () => stop();
  }, [changes]);

  const load = useEffectEvent((given: string) => {
    if (given === told.current) return;
    if (told.current !== undefined) editor.commands.setContent(cleanHtml(given), { emitUpdate: false });
    tell();
  });
  useEffect(() => load(html), [html]);

  // What was typed last is told before the editor goes.
  const tellRest = useEffectEvent(() => {
    if (isChanged.current) tell();
  });
  useEffect(() => () => tellRest(), []);

  return editor;
}
