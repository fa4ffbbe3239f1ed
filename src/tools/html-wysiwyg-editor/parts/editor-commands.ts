import type { ChainedCommands, Editor } from '@tiptap/react';
import { type BlockType, blockTypes, type Command, type Toggle, type ToolbarState, toggles } from './toolbar-state.ts';

const commands: Record<Command, (chain: ChainedCommands) => ChainedCommands> = {
  bold: (chain) => chain.toggleBold(),
  italic: (chain) => chain.toggleItalic(),
  underline: (chain) => chain.toggleUnderline(),
  strikethrough: (chain) => chain.toggleStrike(),
  inlineCode: (chain) => chain.toggleCode(),
  highlight: (chain) => chain.toggleHighlight(),
  bulletList: (chain) => chain.toggleBulletList(),
  orderedList: (chain) => chain.toggleOrderedList(),
  blockquote: (chain) => chain.toggleBlockquote(),
  alignLeft: (chain) => chain.toggleTextAlign('left'),
  alignCenter: (chain) => chain.toggleTextAlign('center'),
  alignRight: (chain) => chain.toggleTextAlign('right'),
  horizontalRule: (chain) => chain.setHorizontalRule(),
  hardBreak: (chain) => chain.setHardBreak(),
  insertTable: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  clearFormatting: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign(),
  undo: (chain) => chain.undo(),
  redo: (chain) => chain.redo(),
  addRow: (chain) => chain.addRowAfter(),
  deleteRow: (chain) => chain.deleteRow(),
  addColumn: (chain) => chain.addColumnAfter(),
  deleteColumn: (chain) => chain.deleteColumn(),
  mergeOrSplitCells: (chain) => chain.mergeOrSplit(),
  toggleHeaderRow: (chain) => chain.toggleHeaderRow(),
  deleteTable: (chain) => chain.deleteTable(),
};

/** The names of the toggles in Tiptap's extensions. */
const active: Record<Toggle, string | { readonly textAlign: string }> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  strikethrough: 'strike',
  inlineCode: 'code',
  highlight: 'highlight',
  bulletList: 'bulletList',
  orderedList: 'orderedList',
  blockquote: 'blockquote',
  alignLeft: { textAlign: 'left' },
  alignCenter: { textAlign: 'center' },
  alignRight: { textAlign: 'right' },
};

/** Heading levels by block type. */
const levels = { heading1: 1, heading2: 2, heading3: 3, heading4: 4, heading5: 5, heading6: 6 } as const;

/** Returns the focus to the text if a pointer was used. Keyboard users keep it on the control. */
const chainOf = (editor: Editor, isByPointer: boolean): ChainedCommands => (isByPointer ? editor.chain().focus() : editor.chain());

export const runCommand = (editor: Editor, command: Command, isByPointer: boolean): boolean =>
  commands[command](chainOf(editor, isByPointer)).run();

export function setBlockType(editor: Editor, block: BlockType): void {
  const chain = editor.chain();
  if (block === 'paragraph') chain.setParagraph().run();
  else if (block === 'codeBlock') chain.setCodeBlock().run();
  else chain.setHeading({ level: levels[block] }).run();
}

/** Sets the color of the selected text. An empty color removes it. */
export const setColor = (editor: Editor, color: string): boolean =>
  color === '' ? editor.chain().unsetColor().run() : editor.chain().setColor(color).run();

/** Turns the selection into a link, or changes the address of the link at the cursor. Otherwise inserts the address as a new link. */
export function setLink(editor: Editor, href: string): void {
  if (editor.state.selection.empty && !editor.isActive('link'))
    editor
      .chain()
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run();
  else editor.chain().extendMarkRange('link').setLink({ href }).run();
}

export const removeLink = (editor: Editor): boolean => editor.chain().extendMarkRange('link').unsetLink().run();

function blockOf(editor: Editor): BlockType {
  if (editor.isActive('codeBlock')) return 'codeBlock';
  return blockTypes.find((block) => block in levels && editor.isActive('heading', { level: Reflect.get(levels, block) })) ?? 'paragraph';
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

export const readToolbar = (editor: Editor): ToolbarState => ({
  block: blockOf(editor),
  pressed: toggles.filter((toggle) => editor.isActive(active[toggle])),
  color: textOf(editor.getAttributes('textStyle')['color']),
  link: textOf(editor.getAttributes('link')['href']),
  isInTable: editor.isActive('table'),
  impossible: (['undo', 'redo'] as const).filter((command) => !editor.can()[command]()),
});
