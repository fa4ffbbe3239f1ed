import type { CST } from 'yaml';
import {
  type Collection,
  type DocumentLayout,
  dropLeadingBlankLine,
  type Item,
  isBlockCollection,
  type Line,
  type Marker,
  newCollection,
  newItem,
  newNode,
  type NodeLayout,
  type YamlStream,
} from './layout.ts';
import { blockContent, scalarContent } from './scalar-lines.ts';

/** An item that has come to its end: comments that are indented deeper than it can still be its own. */
interface EndedItem {
  readonly column: number;
  readonly below: Line[];
}

/** A comment in the text, with its mark. */
export interface Comment {
  readonly offset: number;
  readonly source: string;
}

/**
 * Reads the layout of a YAML text without faults from the library's tokens, which tell of everything in the order of the text. Its comments
 * come by themselves, since the library loses some of them: that between `a:` and `---`.
 */
export class LayoutReader {
  /** Offset of the first value without a `:` between it and its key, which the library drops. */
  misplaced: number | undefined;
  readonly #text: string;
  readonly #comments: readonly Comment[];
  #nextComment = 0;
  /** Comments on lines of their own whose place is not known yet. */
  #pending: Line[] = [];
  /** The items that ended since the last token, the innermost first. */
  #ended: EndedItem[] = [];
  /** Takes the comment that ends the line. */
  #beside: ((comment: string) => void) | undefined;
  /** Offset after the last token or comment. */
  #last = 0;
  /** The document that has not come to its end. */
  #document: DocumentLayout | undefined;

  constructor(text: string, comments: readonly Comment[]) {
    this.#text = text;
    this.#comments = comments;
  }

  read(tokens: Iterable<CST.Token>): YamlStream {
    const documents: DocumentLayout[] = [];
    const tail: Line[] = [];
    for (const token of tokens) {
      if (token.type === 'directive') this.#directive(token);
      else if (token.type === 'document') documents.push(this.#readDocument(token));
      else if (token.type === 'doc-end') this.#documentEnd(token);
    }
    (this.#document?.tail ?? tail).push(...this.#take(this.#text.length).lines);
    return { documents, tail };
  }

  #directive({ offset, source }: CST.Directive): void {
    this.#reach(offset);
    const line = { text: source, column: 0, isAfterBlank: this.#isAfterBlank(offset) };
    const place = this.#pending.push(line) - 1;
    this.#passed(offset, source);
    this.#beside = (comment) => {
      this.#pending[place] = { ...line, text: `${source} ${comment}` };
    };
  }

  #readDocument({ start, value }: CST.Document): DocumentLayout {
    const document: DocumentLayout = {
      head: [],
      start: undefined,
      above: [],
      isRootApart: false,
      root: newNode(),
      tail: [],
      end: undefined,
    };
    for (const token of start) {
      if (token.type === 'doc-start') {
        (this.#document?.tail ?? document.head).push(...this.#take(token.offset).lines);
        document.start = this.#marker(token);
      } else {
        if (isProperty(token) && document.root.properties.length === 0) document.above.push(...this.#take(token.offset).lines);
        this.#outside(token, document.root);
      }
    }
    if (value) {
      if (document.root.properties.length === 0) this.#aboveRoot(document, value);
      this.#content(document.root, value);
      // The blank line stays above whichever item comes first.
      if (document.isRootApart && isBlockCollection(document.root.content)) dropLeadingBlankLine(document.root.content);
    }
    this.#document = document;
    return document;
  }

  /** What is above a map or list is about its first item, but for what a blank line sets off. */
  #aboveRoot(document: DocumentLayout, root: CST.Token): void {
    this.#reach(root.offset);
    const isSetOff = this.#isAfterBlank(root.offset);
    const isBlock = root.type === 'block-map' || root.type === 'block-seq';
    const setOff =
      isBlock && !isSetOff
        ? Math.max(
            0,
            this.#pending.findLastIndex(({ isAfterBlank }) => isAfterBlank),
          )
        : this.#pending.length;
    document.above.push(...this.#pending.splice(0, setOff));
    document.isRootApart = isBlock ? setOff > 0 : isSetOff;
  }

  #documentEnd(token: CST.DocumentEnd): void {
    const { lines } = this.#take(token.offset);
    const end = this.#marker(token);
    if (!this.#document) return;
    this.#document.tail.push(...lines);
    this.#document.end = end;
    this.#document = undefined;
  }

  #marker({ offset, source }: { readonly offset: number; readonly source: string }): Marker {
    const marker: Marker = { beside: undefined };
    this.#passed(offset, source);
    this.#beside = (comment) => {
      marker.beside = comment;
    };
    return marker;
  }

  #content(node: NodeLayout, token: CST.Token): void {
    switch (token.type) {
      case 'block-map':
      case 'block-seq':
        this.#blockCollection(node, token);
        return;
      case 'flow-collection':
        this.#flowCollection(node, token);
        return;
      case 'block-scalar':
        this.#blockScalar(node, token);
        return;
      case 'alias':
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar':
        if (token.source !== '') this.#flowScalar(node, token);
    }
  }

  #flowScalar(node: NodeLayout, token: CST.FlowScalar): void {
    node.above.push(...this.#take(token.offset).lines);
    node.content = token.type === 'alias' ? { kind: 'alias', name: token.source.slice(1) } : scalarContent(token);
    this.#passed(token.offset, token.source);
    this.#besideOf(node);
  }

  #blockScalar(node: NodeLayout, token: CST.BlockScalar): void {
    node.above.push(...this.#take(token.offset).lines);
    let length = 0;
    for (const one of token.props) {
      if (one.type === 'block-scalar-header') {
        ({ content: node.content, length } = blockContent(token, one.source));
        this.#passed(one.offset, one.source);
        this.#besideOf(node);
      } else if (one.type === 'newline') this.#passed(one.offset, one.source);
      else this.#reach(one.offset + 1);
    }
    this.#last += length;
    this.#beside = undefined;
  }

  #blockCollection(node: NodeLayout, token: CST.BlockMap | CST.BlockSequence): void {
    const collection = newCollection(token.type === 'block-map' ? 'map' : 'list', false);
    node.content = collection;
    for (const item of token.items) {
      const read = this.#item(item, collection, token.indent);
      const last = read?.value ?? read?.key;
      if (last && isBlockCollection(last.content)) this.#ended.push({ column: token.indent, below: last.content.end });
      // Under a block scalar a comment of that column would be its text.
      else if (read && last?.content.kind !== 'block') this.#ended.push({ column: token.indent, below: read.below });
    }
  }

  #flowCollection(node: NodeLayout, { start, items, end: [closing] }: CST.FlowCollection): void {
    node.above.push(...this.#take(start.offset).lines);
    const collection = newCollection(start.type === 'flow-map-start' ? 'map' : 'list', true);
    node.content = collection;
    this.#passed(start.offset, start.source);
    for (const item of items) this.#item(item, collection);
    if (!closing) return;
    collection.end.push(...this.#take(closing.offset).lines);
    this.#passed(closing.offset, closing.source);
    this.#besideOf(node);
  }

  /** The item, unless it is nothing but white space and comments. */
  #item({ start, key, sep = [], value }: CST.CollectionItem, collection: Collection, column = 0): Item | undefined {
    const first = newNode();
    const isPair = collection.isFlow && collection.kind === 'list' && isPairInList(start, key, sep);
    const hasKey = isPair || collection.kind === 'map';
    const item = newItem(hasKey ? first : undefined, hasKey ? undefined : first);
    const outer = isPair ? newItem(undefined, { ...newNode(), content: { ...newCollection('map', true, true), items: [item] } }) : item;
    let isBegun = false;
    const begin = (offset: number): void => {
      if (isBegun) return;
      isBegun = true;
      const { lines, isAfterBlank } = this.#take(offset);
      outer.above.push(...lines);
      outer.isAfterBlank = isAfterBlank;
      collection.items.push(outer);
    };
    for (const token of start) {
      if (isProperty(token) || isIndicator(token)) begin(token.offset);
      this.#outside(token, first);
    }
    if (key) {
      begin(key.offset);
      this.#content(first, key);
    }
    for (const token of sep) {
      if (token.type === 'map-value-ind') {
        begin(token.offset);
        if (isBlockCollection(first.content)) this.#ended.push({ column, below: first.content.end });
        item.aboveValue = this.#take(token.offset).lines;
        item.value = newNode();
      }
      this.#outside(token, item.value ?? first);
    }
    if (value && hasKey && !item.value && !(value.type === 'scalar' && value.source === '')) this.misplaced ??= value.offset;
    else if (value) {
      begin(value.offset);
      this.#content(item.value ?? first, value);
    }
    return isBegun ? outer : undefined;
  }

  /** A token before the content of a node, or after it. */
  #outside(token: CST.SourceToken, node: NodeLayout): void {
    if (token.type === 'comma') {
      // The comment behind it is that of the item before.
      this.#reach(token.offset);
      this.#last = token.offset + token.source.length;
    } else if (isProperty(token) || isIndicator(token)) {
      if (isProperty(token)) node.properties.push(token.source);
      this.#passed(token.offset, token.source);
      if (node.opening !== undefined) return;
      this.#beside = (comment) => {
        node.opening = comment;
      };
    }
  }

  /** Places the comments before the offset. */
  #reach(offset: number): void {
    for (
      let comment = this.#comments[this.#nextComment];
      comment && comment.offset < offset;
      comment = this.#comments[++this.#nextComment]
    ) {
      this.#comment(comment);
    }
  }

  #comment({ offset, source }: Comment): void {
    const text = source.trimEnd();
    const lineStart = this.#text.lastIndexOf('\n', offset - 1) + 1;
    const isOnOwnLine = lineStart >= this.#last;
    if (!isOnOwnLine && this.#beside) this.#beside(text);
    else this.#pending.push({ text, column: offset - lineStart, isAfterBlank: this.#isAfterBlank(offset) });
    this.#last = offset + source.length;
    this.#beside = undefined;
  }

  #besideOf(node: NodeLayout): void {
    this.#beside = (comment) => {
      node.beside = comment;
    };
  }

  #passed(offset: number, source: string): void {
    this.#reach(offset);
    this.#last = offset + source.length;
    this.#beside = undefined;
  }

  /** The comments above what begins at the offset, after those that belong to the items that have ended. */
  #take(offset: number): { lines: Line[]; isAfterBlank: boolean } {
    this.#reach(offset);
    const isAfterBlank = this.#isAfterBlank(offset);
    let level = 0;
    let count = 0;
    for (const line of this.#pending) {
      while (level < this.#ended.length && line.column <= (this.#ended[level]?.column ?? 0)) level++;
      const item = this.#ended[level];
      if (!item) break;
      item.below.push(line);
      count++;
    }
    const lines = this.#pending.slice(count);
    this.#pending = [];
    this.#ended = [];
    return { lines, isAfterBlank };
  }

  #isAfterBlank(offset: number): boolean {
    const gap = this.#text.slice(this.#last, offset);
    return BLANK_LINE.test(gap) || (BLANK_START.test(gap) && (this.#last === 0 || this.#text[this.#last - 1] === '\n'));
  }
}

const BLANK_LINE = /\n[ \t\r]*\n/;
const BLANK_START = /^[ \t\r]*\n/;

const isProperty = ({ type }: CST.SourceToken): boolean => type === 'anchor' || type === 'tag';

const isIndicator = ({ type }: CST.SourceToken): boolean =>
  type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind';

const isPairInList = (start: readonly CST.SourceToken[], key: CST.Token | null | undefined, sep: readonly CST.SourceToken[]): boolean =>
  Boolean(key) || [...start, ...sep].some(({ type }) => type === 'explicit-key-ind' || type === 'map-value-ind');
