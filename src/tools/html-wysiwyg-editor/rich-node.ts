export interface RichMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
}

/** A node of the editor's document: ProseMirror's JSON with the names of Tiptap's extensions. */
export interface RichNode {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly RichNode[] | undefined;
  readonly marks?: readonly RichMark[] | undefined;
  readonly text?: string | undefined;
}

/** The text of the node itself, or a line feed for a line break. */
export const ownText = ({ type, text = '' }: RichNode): string => (type === 'hardBreak' ? '\n' : text);

const BLOCKS_OF_TEXT: readonly unknown[] = ['paragraph', 'heading', 'codeBlock'];

export const isTextBlock = ({ type }: RichNode): boolean => BLOCKS_OF_TEXT.includes(type);
