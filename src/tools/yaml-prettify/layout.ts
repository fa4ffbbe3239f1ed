/** The layout of a YAML text: its scalars as written, and each comment in the position it belongs to. */
export interface YamlStream {
  readonly documents: readonly DocumentLayout[];
  /** Directives and comments after the last document. */
  readonly tail: readonly Line[];
}

export interface DocumentLayout {
  /** Directives and comments before `---`. Without `---`, the comments about the whole document. */
  readonly head: Line[];
  /** `---` and the comment on its line. */
  start: Marker | undefined;
  /** Comments about the whole document after `---`. */
  readonly above: Line[];
  /** Whether a blank line separates these comments from the root. */
  isRootApart: boolean;
  readonly root: NodeLayout;
  readonly tail: Line[];
  /** `...` and the comment on its line. */
  end: Marker | undefined;
}

/** A comment with its `#`, or a directive with its optional comment, on a separate line. */
export interface Line {
  readonly text: string;
  readonly column: number;
  isAfterBlank: boolean;
}

export interface Marker {
  beside: string | undefined;
}

export interface NodeLayout {
  /** Its tag and its anchor. */
  readonly properties: string[];
  /** The comment on the line of the preceding indicator or properties. */
  opening: string | undefined;
  /** Comments between `opening` and the content. */
  above: Line[];
  content: Content;
  /** The comment on its last line. For a block scalar, the comment after its header. */
  beside: string | undefined;
}

export type Content = EmptyContent | AliasContent | ScalarContent | BlockContent | Collection;

export interface EmptyContent {
  readonly kind: 'empty';
}

export interface AliasContent {
  readonly kind: 'alias';
  readonly name: string;
}

export interface ScalarContent {
  readonly kind: 'scalar';
  /** Unfolded. More than one line only around empty lines. */
  readonly lines: readonly string[];
  readonly value: string;
}

export interface BlockContent {
  readonly kind: 'block';
  /** `|` or `>`. */
  readonly style: string;
  /** `-`, `+`, or empty. */
  readonly chomping: string;
  /** Without indentation. */
  readonly lines: readonly string[];
  readonly value: string;
}

export interface Collection {
  readonly kind: 'map' | 'list';
  isFlow: boolean;
  /** Whether it is a pair in a flow list, which is a map without braces. */
  isPair: boolean;
  /** Whether a flow collection contains comments, blank lines, or multiline scalars. */
  spansLines: boolean;
  items: Item[];
  /** Comments after the last item. */
  end: Line[];
}

/** An item of a map or, without a key, of a list. */
export interface Item {
  above: Line[];
  /** Whether a blank line separates it from `above`. */
  isAfterBlank: boolean;
  readonly key: NodeLayout | undefined;
  /** `undefined` for a map key without `:`. */
  value: NodeLayout | undefined;
  /** Comments between a key with `?` and its `:`. */
  aboveValue: readonly Line[];
  /** Comments below it with deeper indentation. */
  readonly below: Line[];
}

export const newNode = (): NodeLayout => ({ properties: [], opening: undefined, above: [], content: { kind: 'empty' }, beside: undefined });

export const newCollection = (kind: Collection['kind'], isFlow: boolean, isPair = false): Collection => ({
  kind,
  isFlow,
  isPair,
  spansLines: false,
  items: [],
  end: [],
});

export const newItem = (key: NodeLayout | undefined, value: NodeLayout | undefined): Item => ({
  above: [],
  isAfterBlank: false,
  key,
  value,
  aboveValue: [],
  below: [],
});

export const isCollection = (content: Content): content is Collection => content.kind === 'map' || content.kind === 'list';

/** Whether it is written as a block. An empty collection cannot be a block. */
export const isBlockCollection = (content: Content): content is Collection =>
  isCollection(content) && !content.isFlow && content.items.length > 0;

export const isNothing = ({ content, properties }: NodeLayout): boolean => content.kind === 'empty' && properties.length === 0;

/** Removes the blank line above the first item. Blank lines move with their item, but not to the beginning of a map or list. */
export function dropLeadingBlankLine({ items: [first] }: Collection): void {
  if (!first) return;
  const [line] = first.above;
  if (line) line.isAfterBlank = false;
  else first.isAfterBlank = false;
}
