import { EditorContent, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { proseClass } from '#ui/output/prose-class.ts';
import { bodyClass, frameClass } from './editor-classes.ts';
import { readToolbar, removeLink, runCommand, setBlockType, setColor, setLink } from './editor-commands.ts';
import type { EditorTexts } from './editor-texts.ts';
import { ImageDialog } from './image-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { TableBar } from './table-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Command } from './toolbar-state.ts';
import { type RichEditorBinding, useRichEditor } from './use-rich-editor.ts';

export interface RichEditorProps extends Omit<RichEditorBinding, 'onFile'> {
  readonly t: EditorTexts;
  /** Called with a pasted or dropped file that is not an image. */
  readonly onFiles: (files: readonly File[]) => void;
}

interface Dialog {
  readonly about: 'link' | 'image';
  readonly file: File | null;
}

// Skips the layout of blocks out of sight, because a megabyte would take a second.
const editorLook =
  '[&>.ProseMirror>:first-child]:mt-0! [&>.ProseMirror>*]:[content-visibility:auto] [&>.ProseMirror>*]:[contain-intrinsic-block-size:auto_2rem] [&_.image-not-fetched]:inline-block [&_.image-not-fetched]:min-h-6 [&_.image-not-fetched]:min-w-12 [&_.image-not-fetched]:border [&_.image-not-fetched]:border-dashed [&_.image-not-fetched]:border-line-strong [&_.image-not-fetched]:px-2 [&_.image-not-fetched]:text-ink-soft [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent-ink [&_.selectedCell]:bg-accent-soft [&_mark]:bg-mark-one [&_mark]:text-ink [&_:is(td,th)]:min-w-12 [&_:is(td,th)]:align-top';

/** The toolbar and the text under it. */
export default function RichEditor({ t, onFiles, ...binding }: RichEditorProps) {
  const [dialog, setDialog] = useState<Dialog>();
  const editor = useRichEditor({
    ...binding,
    onFile: (file) => (file.type.startsWith('image/') ? setDialog({ about: 'image', file }) : onFiles([file])),
  });
  const state = useEditorState({ editor, selector: ({ editor: current }) => readToolbar(current) });
  const run = (command: Command, isByPointer: boolean): void => void runCommand(editor, command, isByPointer);
  const close = (): void => setDialog(undefined);

  return (
    <div className={frameClass}>
      <Toolbar
        {...{ t, state }}
        actions={{
          run,
          setBlock: (block) => setBlockType(editor, block),
          setColor: (color) => void setColor(editor, color),
          editLink: () => setDialog({ about: 'link', file: null }),
          insertImage: () => setDialog({ about: 'image', file: null }),
        }}
      />
      <EditorContent editor={editor} className={`${bodyClass} ${proseClass} ${editorLook}`} />
      {state.isInTable && <TableBar t={t} onCommand={run} />}
      {dialog?.about === 'link' && (
        <LinkDialog
          {...{ t }}
          link={state.link}
          onApply={(address) => setLink(editor, address)}
          onRemove={() => void removeLink(editor)}
          onClose={close}
        />
      )}
      {dialog?.about === 'image' && (
        <ImageDialog {...{ t }} givenFile={dialog.file} onInsert={(image) => void editor.commands.setImage(image)} onClose={close} />
      )}
    </div>
  );
}
