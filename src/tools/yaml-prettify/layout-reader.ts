import type { CST } from 'yaml';
import { type Comment, CommentPlaces } from './comment-places.ts';
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

/** Reads the layout of valid YAML from the library's tokens, which include everything in text order. */
export class LayoutReader {
  /** The offset of the first value without a `:` after its key. The library drops such values. */
  misplaced: number | undefined;
  readonly #comments: CommentPlaces;
  /** The current document, which has not ended yet. */
  #document: DocumentLayout | undefined;

  constructor(text: string, comments: readonly Comment[]) {
    this.#comments = new CommentPlaces(text, comments);
  }

  read(tokens: Iterable<CST.Token>): YamlStream {
    const documents: DocumentLayout[] = [];
    const tail: Line[] = [];
    for (const token of tokens) {
      if (token.type === 'directive') this.#comments.directive(token);
      else if (token.type === 'document') documents.push(this.#readDocument(token));
      else if (token.type === 'doc-end') this.#documentEnd(token);
    }
    (this.#document?.tail ?? tail).push(...this.#comments.take().lines);
    return { documents, tail };
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
        (this.#document?.tail ?? document.head).push(...this.#comments.take(token.offset).lines);
        document.start = this.#marker(token);
      } else {
        if (isProperty(token) && document.root.properties.length === 0) document.above.push(...this.#comments.take(token.offset).lines);
        this.#outside(token, document.root);
      }
    }
    if (value) {
      if (document.root.properties.length === 0) this.#aboveRoot(document, value);
      this.#content(document.root, value);
      // The blank line remains above the first item, regardless of sorting.
      if (document.isRootApart && isBlockCollection(document.root.content)) dropLeadingBlankLine(document.root.content);
    }
    this.#document = document;
    return document;
  }

  /** Reads the comments above the root. For a map or list, comments belong to its first item unless a blank line separates them. */
  #aboveRoot(document: DocumentLayout, root: CST.Token): void {
    const isBlock = root.type === 'block-map' || root.type === 'block-seq';
    const { lines, isAfterBlank } = isBlock ? this.#comments.takeSetOff(root.offset) : this.#comments.take(root.offset);
    document.above.push(...lines);
    document.isRootApart = isAfterBlank;
  }

  #documentEnd(token: CST.DocumentEnd): void {
    const { lines } = this.#comments.take(token.offset);
    const end = this.#marker(token);
    if (!this.#document) return;
    this.#document.tail.push(...lines);
    this.#document.end = end;
    this.#document = undefined;
  }

  #marker({ offset, source }: { readonly offset: number; readonly source: string }): Marker {
    const marker: Marker = { beside: undefined };
    this.#comments.passed(offset, source, (comment) => {
      marker.beside = comment;
    });
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
    node.above.push(...this.#comments.take(token.offset).lines);
    node.content = token.type === 'alias' ? { kind: 'alias', name: token.source.slice(1) } : scalarContent(token);
    this.#ended(node, token);
  }

  #blockScalar(node: NodeLayout, token: CST.BlockScalar): void {
    node.above.push(...this.#comments.take(token.offset).lines);
    const header = token.props.find(({ type }) => type === 'block-scalar-header');
    if (!header || !('source' in header)) return;
    const { content, length } = blockContent(token, header.source);
    node.content = content;
    this.#ended(node, header);
    const start = token.props.reduce((end, one) => ('source' in one ? one.offset + one.source.length : end), 0);
    this.#comments.passed(start, token.source.slice(0, length));
  }

  #blockCollection(node: NodeLayout, token: CST.BlockMap | CST.BlockSequence): void {
    const collection = newCollection(token.type === 'block-map' ? 'map' : 'list', false);
    node.content = collection;
    for (const item of token.items) {
      const read = this.#item(item, collection, token.indent);
      const last = read?.value ?? read?.key;
      if (last && isBlockCollection(last.content)) this.#comments.ended(token.indent, last.content.end);
      // Below a block scalar, a comment in that column would be part of its text.
      else if (read && last?.content.kind !== 'block') this.#comments.ended(token.indent, read.below);
    }
  }

  #flowCollection(node: NodeLayout, { start, items, end: [closing] }: CST.FlowCollection): void {
    node.above.push(...this.#comments.take(start.offset).lines);
    const collection = newCollection(start.type === 'flow-map-start' ? 'map' : 'list', true);
    node.content = collection;
    this.#comments.passed(start.offset, start.source);
    for (const item of items) this.#item(item, collection);
    if (!closing) return;
    collection.end.push(...this.#comments.take(closing.offset).lines);
    this.#ended(node, closing);
  }

  /** Reads an item. Returns `undefined` if there is only whitespace and comments. */
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
      const { lines, isAfterBlank } = this.#comments.take(offset);
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
        if (isBlockCollection(first.content)) this.#comments.ended(column, first.content.end);
        item.aboveValue = this.#comments.take(token.offset).lines;
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

  /** Reads a token before the content of a node. */
  #outside({ offset, source, ...token }: CST.SourceToken, node: NodeLayout): void {
    // A comment after a comma belongs to the preceding item.
    if (token.type === 'comma') this.#comments.passedComma(offset);
    else if (isProperty(token) || isIndicator(token)) {
      if (isProperty(token)) node.properties.push(source);
      this.#comments.passed(offset, source);
      // The preceding comment may already be assigned to the tag.
      if (node.opening !== undefined) return;
      this.#comments.passed(offset, source, (comment) => {
        node.opening = comment;
      });
    }
  }

  /** Handles the last token of a node. A comment on its line belongs to the node. */
  #ended(node: NodeLayout, { offset, source }: { readonly offset: number; readonly source: string }): void {
    this.#comments.passed(offset, source, (comment) => {
      node.beside = comment;
    });
  }
}

const isProperty = ({ type }: Pick<CST.SourceToken, 'type'>): boolean => type === 'anchor' || type === 'tag';

const isIndicator = ({ type }: Pick<CST.SourceToken, 'type'>): boolean =>
  type === 'seq-item-ind' || type === 'explicit-key-ind' || type === 'map-value-ind';

const isPairInList = (start: readonly CST.SourceToken[], key: CST.Token | null | undefined, sep: readonly CST.SourceToken[]): boolean =>
  Boolean(key) || [...start, ...sep].some(({ type }) => type === 'explicit-key-ind' || type === 'map-value-ind');
