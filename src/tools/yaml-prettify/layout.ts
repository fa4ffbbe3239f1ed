/** What a YAML text looks like: its scalars as typed, and each comment at the place that it belongs to. */
export interface YamlStream {
  readonly documents: readonly DocumentLayout[];
  /** Directives and comments after the last document. */
  readonly tail: readonly Line[];
}

export interface DocumentLayout {
  /** Directives and comments before `---`, or where there is no `---` comments that are about the whole document. */
  readonly head: Line[];
  /** `---` and the comment on its line. */
  start: Marker | undefined;
  /** Comments that are about the whole document after `---`. */
  readonly above: Line[];
  /** Whether there is a blank line between these and the root. */
  isRootApart: boolean;
  readonly root: NodeLayout;
  readonly tail: Line[];
  /** `...` and the comment on its line. */
  end: Marker | undefined;
}

/** A comment with its mark, or a directive with a comment of its own, on a line for itself. */
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
  /** The comment on the line of the indicator or of the properties before it. */
  opening: string | undefined;
  /** Comments between these and the content on its own line. */
  above: Line[];
  content: Content;
  /** The comment on the line where it ends; that of a block scalar stands behind its header. */
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
  /** Unfolded; more than one only around empty lines. */
  readonly lines: readonly string[];
  readonly value: string;
}

export interface BlockContent {
  readonly kind: 'block';
  /** `|` or `>`. */
  readonly style: string;
  /** `-`, `+` or nothing. */
  readonly chomping: string;
  /** Without their indentation. */
  readonly lines: readonly string[];
  readonly value: string;
}

export interface Collection {
  readonly kind: 'map' | 'list';
  isFlow: boolean;
  /** A pair in a flow list, which is a map without brackets. */
  isPair: boolean;
  /** Whether a flow collection has comments, blank lines or scalars of several lines in it. */
  spansLines: boolean;
  items: Item[];
  /** Comments after the last item. */
  end: Line[];
}

/** An item of a list, which has no key, or of a map. */
export interface Item {
  above: Line[];
  /** Whether there is a blank line between `above` and it. */
  isAfterBlank: boolean;
  readonly key: NodeLayout | undefined;
  /** Of a map: `undefined` for a key without `:`. */
  value: NodeLayout | undefined;
  /** Between a key that is marked by `?` and its `:`. */
  aboveValue: readonly Line[];
  /** Comments under it that are indented deeper than it. */
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

/** Whether it is laid out in lines of its own, which an empty collection cannot be. */
export const isBlockCollection = (content: Content): content is Collection =>
  isCollection(content) && !content.isFlow && content.items.length > 0;

export const isNothing = ({ content, properties }: NodeLayout): boolean => content.kind === 'empty' && properties.length === 0;

/** A blank line above an item goes with it, but not to the top of a map or list. */
export function dropLeadingBlankLine({ items: [first] }: Collection): void {
  if (!first) return;
  const [line] = first.above;
  if (line) line.isAfterBlank = false;
  else first.isAfterBlank = false;
}
