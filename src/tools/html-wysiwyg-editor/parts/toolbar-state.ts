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

/** What the toolbar shows of the place where the cursor is. */
export interface ToolbarState {
  readonly block: BlockType;
  readonly pressed: readonly Toggle[];
  /** The color of the text; empty for that of the page. */
  readonly color: string;
  /** Where the link leads that the cursor is in; empty outside of links. */
  readonly link: string;
  readonly isInTable: boolean;
  /** Commands that would do nothing now. */
  readonly impossible: readonly Command[];
}

/** Of an empty document, and as long as the editor is being loaded. */
export const emptyToolbar: ToolbarState = {
  block: 'paragraph',
  pressed: [],
  color: '',
  link: '',
  isInTable: false,
  impossible: [],
};
