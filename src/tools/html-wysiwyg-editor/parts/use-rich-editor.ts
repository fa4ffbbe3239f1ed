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
  /** The document to display: HTML from any source. HTML that the editor itself reported is not loaded again. */
  readonly html: string;
  /** Called with the changed document during a pause in typing. */
  readonly onChange: (html: string, document: RichNode) => void;
  /** Called with the first pasted or dropped file. */
  readonly onFile: (file: File) => void;
}

/** The time in ms without changes before the document is written. */
const PAUSE_MS = 100;

/** Creates the editor and keeps it in sync with the HTML of the page. */
export function useRichEditor({ id, label, html, onChange, onFile }: RichEditorBinding): Editor {
  const [start] = useState(() => ({ content: cleanHtml(html), autofocus: isStandInFocused() ? ('end' as const) : false }));
  /** The HTML that the editor last reported to the page. */
  const lastReported = useRef<string>(undefined);
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
      // Word processors add a picture of the copied content, but the text has precedence.
      handlePaste: (_view, event) =>
        event.clipboardData?.types.includes('text/html') !== true && takeFile(event.clipboardData?.files, event),
      handleDrop: (_view, event) => takeFile(event.dataTransfer?.files, event),
    },
  });

  const report = useEffectEvent(() => {
    isChanged.current = false;
    const document = editor.getJSON();
    lastReported.current = writeHtml(document, 'minified');
    onChange(lastReported.current, document);
  });
  useEffect(() => {
    if (changes === 0) return;
    let stop: () => void;
    const timer = setTimeout(() => {
      stop = whenIdle(async () => report());
    }, PAUSE_MS);
    stop = () => clearTimeout(timer);
    return () => stop();
  }, [changes]);

  const load = useEffectEvent((given: string) => {
    if (given === lastReported.current) return;
    if (lastReported.current !== undefined) editor.commands.setContent(cleanHtml(given), { emitUpdate: false });
    report();
  });
  useEffect(() => load(html), [html]);

  // Reports the last changes before the editor is removed.
  const reportRest = useEffectEvent(() => {
    if (isChanged.current) report();
  });
  useEffect(() => () => reportRest(), []);

  return editor;
}
