import {
  type BlockContent,
  type Collection,
  type DocumentLayout,
  type Item,
  isBlockCollection,
  isCollection,
  isNothing,
  type Line,
  type Marker,
  type NodeLayout,
  type YamlStream,
} from './layout.ts';
import { TextLines } from './text-lines.ts';

export interface Indentation {
  readonly indent: number;
  /** Whether list items are indented below their key. */
  readonly indentLists: boolean;
}

/** The position at which a node is written. */
interface Place {
  /** The column of content below the preceding indicator, such as `-`, or key. */
  readonly column: number;
  /** The width of that indentation. */
  readonly width: number;
  /** The column of list items. */
  readonly listColumn: number;
  /** Whether a map or list can begin on the current line. */
  readonly isCompact: boolean;
  /** Whether the node is in a flow collection, where its comment follows the comma. */
  readonly isInFlow: boolean;
}

/** The width of `-`, `?`, and `:` with the following space. */
const INDICATOR_WIDTH = 2;

/** Longer keys require the indicator `?` (YAML 1.2, section 7.4.2). */
const LONGEST_KEY = 1024;

/** Ends a document if it is at the beginning of a line. */
const DOCUMENT_MARKER = /^(?:---|\.\.\.)(?:[ \t]|$)/;

/** Writes a layout as text. */
export class LayoutWriter {
  readonly #text = new TextLines();
  readonly #indentation: Indentation;

  constructor(indentation: Indentation) {
    this.#indentation = indentation;
  }

  write({ documents, tail }: YamlStream): string {
    for (const document of documents) this.#document(document);
    this.#lines(tail, 0);
    return this.#text.join();
  }

  #document({ head, start, above, isRootApart, root, tail, end }: DocumentLayout): void {
    this.#lines(head, 0);
    if (start) this.#marker('---', start);
    this.#lines(above, 0);
    if (isRootApart) this.#text.blank();
    // A block scalar begins on the line of the marker.
    const isOnMarker =
      start !== undefined &&
      start.beside === undefined &&
      root.content.kind === 'block' &&
      root.properties.length + above.length + root.above.length === 0;
    const { indent } = this.#indentation;
    const column = root.content.kind === 'scalar' && DOCUMENT_MARKER.test(root.content.lines[0] ?? '') ? indent : 0;
    if (!isOnMarker) this.#text.begin(column);
    this.#node(root, { column: indent, width: indent, listColumn: 0, isCompact: false, isInFlow: false }, column);
    this.#lines(tail, 0);
    if (end) this.#marker('...', end);
  }

  #marker(mark: string, { beside }: Marker): void {
    this.#text.begin(0);
    this.#text.word(mark);
    this.#comment(beside);
  }

  /** Writes a node. `column` is that of its content at the start of a line. Only at the root do later lines have another column. */
  #node({ properties, opening, above, content, beside }: NodeLayout, place: Place, column = place.column): void {
    for (const property of properties) this.#text.word(property);
    this.#comment(opening);
    if (isBlockCollection(content)) {
      const hasNothingBefore = properties.length === 0 && opening === undefined && content.items[0]?.above.length === 0;
      this.#block(content, content.kind === 'list' ? place.listColumn : column, place.isCompact && hasNothingBefore);
      return;
    }
    const spansLines = content.kind !== 'empty' && 'spansLines' in content && content.spansLines;
    if ((spansLines && !place.isCompact && !place.isInFlow) || opening !== undefined || above.length > 0) {
      this.#lines(above, column);
      this.#text.begin(column);
    }
    if (content.kind === 'alias') this.#text.word(`*${content.name}`);
    else if (content.kind === 'scalar') this.#scalar(content.lines, place.column);
    else if (content.kind === 'block') this.#blockScalar(content, place, beside);
    else if (isCollection(content)) this.#flow(content, column);
    if (!place.isInFlow && content.kind !== 'block') this.#comment(beside);
  }

  #scalar([first = '', ...rest]: readonly string[], column: number): void {
    this.#text.word(first);
    for (const line of rest) this.#text.push(line, column);
  }

  #blockScalar({ style, chomping, lines }: BlockContent, { column, width }: Place, beside: string | undefined): void {
    const beginsWithBlank = /^[ \t]/.test(lines.find((line) => line !== '') ?? '');
    this.#text.word(`${style}${beginsWithBlank ? width : ''}${chomping}`);
    this.#comment(beside);
    for (const line of lines) this.#text.push(line, column);
    if (chomping === '+') this.#text.keep();
  }

  #block({ kind, items, end }: Collection, column: number, isCompact: boolean): void {
    const isWithoutValues = items.every(({ value }) => value === undefined);
    for (const [index, item] of items.entries()) {
      if (!isCompact || index > 0) this.#above(item, column);
      if (!item.key) this.#marked('-', item.value, column);
      else if (isWithoutValues) this.#marked('?', item.key, column);
      else if (isMarked(item.key, item) || isCollection(item.key.content) || (index > 0 && isNothing(item.key)))
        this.#markedEntry(item.key, item, column);
      else this.#entry(item.key, item.value, column);
      this.#lines(item.below, column + (kind === 'list' ? INDICATOR_WIDTH : this.#indentation.indent));
    }
    this.#lines(end, column);
  }

  #above({ above, isAfterBlank }: Item, column: number): void {
    this.#lines(above, column);
    if (isAfterBlank) this.#text.blank();
    this.#text.begin(column);
  }

  #entry(key: NodeLayout, value: NodeLayout | undefined, column: number): void {
    this.#key(key, column);
    const { indent, indentLists } = this.#indentation;
    const under = column + indent;
    const place = { column: under, width: indent, listColumn: indentLists ? under : column, isCompact: false, isInFlow: false };
    if (value) this.#node(value, place);
  }

  /** Writes a key on one line and its colon. */
  #key(key: NodeLayout, column: number): void {
    this.#node(key, this.#inFlow(column));
    // Without a space, the colon would become part of an alias, an anchor, or a tag.
    if (key.content.kind === 'alias' || key.content.kind === 'empty') this.#text.word(':');
    else this.#text.glue(':');
  }

  #markedEntry(key: NodeLayout, { value, aboveValue }: Item, column: number): void {
    this.#marked('?', key, column);
    this.#lines(aboveValue, column);
    this.#text.begin(column);
    this.#marked(':', value, column);
  }

  #marked(indicator: string, node: NodeLayout | undefined, column: number): void {
    this.#text.word(indicator);
    const under = column + INDICATOR_WIDTH;
    if (node) this.#node(node, { column: under, width: INDICATOR_WIDTH, listColumn: under, isCompact: true, isInFlow: false });
  }

  /** Writes a flow collection. `column` is that of its brackets if it spans several lines. */
  #flow(collection: Collection, column: number): void {
    const { kind, items, isPair, spansLines, end } = collection;
    const [item] = items;
    if (isPair && item) {
      this.#flowItem(item, column, true);
      return;
    }
    this.#text.open(kind === 'map' ? '{' : '[');
    const inner = column + this.#indentation.indent;
    for (const [index, one] of items.entries()) {
      if (spansLines) this.#above(one, inner);
      this.#flowItem(one, inner, false);
      if (index < items.length - 1) this.#separate(one, ',');
      this.#comment(lastNode(one)?.beside);
    }
    this.#lines(end, inner);
    if (spansLines) this.#text.begin(column);
    const last = items.at(-1);
    const closing = kind === 'map' ? '}' : ']';
    if (last && !spansLines) this.#separate(last, closing);
    else this.#text.glue(closing);
  }

  /** Writes a separator. It must not directly follow a tag or an anchor without content, because it would become part of it. */
  #separate(item: Item, separator: string): void {
    const last = lastNode(item);
    if (last?.content.kind === 'empty' && last.properties.length > 0) this.#text.word(separator);
    else this.#text.glue(separator);
  }

  #flowItem(item: Item, column: number, isPair: boolean): void {
    const { key, value, aboveValue } = item;
    const place = this.#inFlow(column + this.#indentation.indent);
    if (!key) {
      if (value) this.#node(value, this.#inFlow(column));
    } else if (isMarked(key, item) || (value ? isCollection(key.content) : isPair || isNothing(key))) {
      this.#text.word('?');
      this.#node(key, place);
      if (!value) return;
      this.#comment(key.beside);
      this.#lines(aboveValue, column);
      if (hasComments(key) || aboveValue.length > 0) this.#text.begin(column);
      this.#text.word(':');
      this.#node(value, place);
    } else if (value) {
      this.#key(key, column);
      this.#node(value, place);
    } else this.#node(key, this.#inFlow(column));
  }

  #inFlow(column: number): Place {
    return { column, width: this.#indentation.indent, listColumn: column, isCompact: false, isInFlow: true };
  }

  #comment(comment: string | undefined): void {
    if (comment !== undefined) this.#text.word(comment);
  }

  #lines(lines: readonly Line[], column: number): void {
    for (const { text, isAfterBlank } of lines) {
      if (isAfterBlank) this.#text.blank();
      this.#text.begin(column);
      this.#text.word(text);
    }
  }
}

const lastNode = ({ key, value }: Item): NodeLayout | undefined => {
  const last = value ?? key;
  return last && isCollection(last.content) && last.content.isPair && last.content.items[0] ? lastNode(last.content.items[0]) : last;
};

const hasComments = ({ opening, above, beside }: NodeLayout): boolean => opening !== undefined || beside !== undefined || above.length > 0;

/** Whether a key needs `?` because it cannot be on one line with its colon. */
function isMarked(key: NodeLayout, { aboveValue }: Item): boolean {
  const { content, properties } = key;
  if (hasComments(key) || aboveValue.length > 0 || content.kind === 'block') return true;
  if (content.kind !== 'scalar') return isCollection(content) && content.spansLines;
  const [line = ''] = content.lines;
  return content.lines.length > 1 || DOCUMENT_MARKER.test(line) || properties.join(' ').length + line.length > LONGEST_KEY;
}
