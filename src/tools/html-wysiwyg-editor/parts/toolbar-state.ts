export const toggles = [
  'bold',
  'italic',
  'underline',
  'strikethrough',
  'inlineCode',
  'highlight',
  'bulletList',
  'orderedList',
  'blockquote',
  'alignLeft',
  'alignCenter',
  'alignRight',
] as const;

export type Toggle = (typeof toggles)[number];

export const blockTypes = ['paragraph', 'heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6', 'codeBlock'] as const;

export type BlockType = (typeof blockTypes)[number];

export type TableCommand = 'addRow' | 'deleteRow' | 'addColumn' | 'deleteColumn' | 'mergeOrSplitCells' | 'toggleHeaderRow' | 'deleteTable';

export type Command = Toggle | TableCommand | 'horizontalRule' | 'hardBreak' | 'insertTable' | 'clearFormatting' | 'undo' | 'redo';

/** The state of the toolbar for the position of the cursor. */
export interface ToolbarState {
  readonly block: BlockType;
  readonly pressed: readonly Toggle[];
  /** The color of the text. Empty for the default color. */
  readonly color: string;
  /** The address of the link at the cursor. Empty outside of links. */
  readonly link: string;
  readonly isInTable: boolean;
  /** Commands that would do nothing now. */
  readonly impossible: readonly Command[];
}

/** The state for an empty document, and while the editor is loading. */
export const emptyToolbar: ToolbarState = {
  block: 'paragraph',
  pressed: [],
  color: '',
  link: '',
  isInTable: false,
  impossible: [],
};
