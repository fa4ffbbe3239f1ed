export interface RichMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
}

/** A node of a document as the editor gives it out: the JSON of ProseMirror, by the names that Tiptap's extensions have. */
export interface RichNode {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly RichNode[] | undefined;
  readonly marks?: readonly RichMark[] | undefined;
  readonly text?: string | undefined;
}

/** The text that a node has of its own, or the line break that it is. */
export const ownText = ({ type, text = '' }: RichNode): string => (type === 'hardBreak' ? '\n' : text);

const BLOCKS_OF_TEXT: readonly unknown[] = ['paragraph', 'heading', 'codeBlock'];

export const isTextBlock = ({ type }: RichNode): boolean => BLOCKS_OF_TEXT.includes(type);
