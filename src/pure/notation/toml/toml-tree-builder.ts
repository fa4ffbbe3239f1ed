import type { AST } from 'toml-eslint-parser';
import { excerpt } from '../../text/excerpt.ts';
import { CommentPlacer, spacedLine } from '../tree/comment-placer.ts';
import type { TreeDocument, TreeList, TreeMap, TreeValue } from '../tree/tree-value.ts';
import type { TomlFault } from './toml-error.ts';
import { scalarValue } from './toml-scalar.ts';
import { TomlTable } from './toml-table.ts';

/** An array or inline table whose items are being read. */
interface Frame {
  readonly node: AST.TOMLArray | AST.TOMLInlineTable;
  readonly built: TreeList | TomlTable;
  next: number;
}

/** Converts a parsed text to a tree, without recursion. The parser has already checked the syntax and duplicate keys. */
export class TomlTreeBuilder {
  fault: TomlFault | undefined;
  readonly #text: string;
  readonly #longStrings: ReadonlyMap<number, string>;
  readonly #root = new TomlTable();
  readonly #frames: Frame[] = [];
  readonly #placer = new CommentPlacer();
  #comments: readonly AST.Comment[] = [];
  #nextComment = 0;
  /** The last header, until something follows it on another line. */
  #header: { readonly table: TreeMap; readonly end: number } | undefined;
  readonly #headerLines: { readonly table: TreeMap; readonly line: string }[] = [];

  /** `longStrings`: the original content of the shortened strings, by offset. */
  constructor(text: string, longStrings: ReadonlyMap<number, string>) {
    this.#text = text;
    this.#longStrings = longStrings;
  }

  build({ body: [top], comments }: AST.TOMLProgram): TreeDocument {
    this.#comments = comments;
    let table = this.#root;
    for (const node of top.body) {
      if (node.type === 'TOMLKeyValue') this.#readEntry(node, table);
      else {
        table = this.#readHeader(node);
        for (const entry of node.body) this.#readEntry(entry, table);
      }
    }
    this.#placeComments(this.#text.length);
    this.#placer.end(table.map, table.map.entries.length === 0, this.#text);
    for (const { table: map, line } of this.#headerLines) putAboveFirstEntry(map, line);
    return { value: this.#root.map, head: this.#placer.head, tail: [] };
  }

  #readHeader({ key, kind, range }: AST.TOMLTable): TomlTable {
    this.#placeComments(range[0]);
    const names = this.#namesOf(key);
    const last = names.pop() ?? '';
    const parent = this.#root.descend(names);
    const { table, newArray } = kind === 'array' ? parent.append(last) : { table: parent.descend([last]), newArray: undefined };
    this.#placer.depart();
    this.#placer.above(newArray ?? table.map, this.#text);
    this.#header = { table: table.map, end: key.range[1] };
    return table;
  }

  /** Reads a `key = value`, with everything inside the value. */
  #readEntry(entry: AST.TOMLKeyValue, table: TomlTable): void {
    this.#beginEntry(entry, table);
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const { node, built } = frame;
      const item = node.type === 'TOMLArray' ? node.elements[frame.next++] : node.body[frame.next++];
      if (!item) this.#finish(frame);
      else if (item.type === 'TOMLKeyValue') {
        if (built instanceof TomlTable) this.#beginEntry(item, built);
      } else if (!(built instanceof TomlTable)) built.items.push(this.#begin(item));
    }
  }

  #beginEntry({ key, value }: AST.TOMLKeyValue, table: TomlTable): void {
    this.#placeComments(key.range[0]);
    this.#placer.depart();
    const names = this.#namesOf(key);
    const last = names.pop() ?? '';
    table.descend(names).set(last, this.#begin(value));
  }

  /** Reads a value. The content of an array or inline table is read later. */
  #begin(node: AST.TOMLContentNode): TreeValue {
    this.#placeComments(node.range[0]);
    if (node.type === 'TOMLValue') {
      const value = this.#scalar(node);
      this.#placer.above(value, this.#text);
      this.#placer.ended(value, node.range[1]);
      return value;
    }
    const built = node.type === 'TOMLArray' ? ({ kind: 'list', items: [] } satisfies TreeList) : new TomlTable();
    this.#frames.push({ node, built, next: 0 });
    const value = valueOf(built);
    this.#placer.above(value, this.#text);
    this.#placer.depart();
    return value;
  }

  #finish({ node, built }: Frame): void {
    this.#frames.pop();
    this.#placeComments(node.range[1]);
    const value = valueOf(built);
    this.#placer.end(value, (value.kind === 'map' ? value.entries : value.items).length === 0, this.#text);
    this.#placer.ended(value, node.range[1]);
  }

  #scalar(node: AST.TOMLValue): TreeValue {
    const long = node.kind === 'string' ? this.#longStrings.get(node.range[0]) : undefined;
    if (long !== undefined) return { kind: 'text', value: long };
    const value = scalarValue(node);
    if (value) return value;
    this.fault ??= { code: 'tomlIntegerRange', at: node.range[0], quoted: { integer: excerpt(this.#text.slice(...node.range)) } };
    return { kind: 'null' };
  }

  #namesOf({ keys }: AST.TOMLKey): string[] {
    return keys.map((key) => (key.type === 'TOMLBare' ? key.name : (this.#longStrings.get(key.range[0]) ?? key.value)));
  }

  /** Passes the comments before an offset to the placer. */
  #placeComments(before: number): void {
    for (
      let comment = this.#comments[this.#nextComment];
      comment && comment.range[0] < before;
      comment = this.#comments[this.#nextComment]
    ) {
      this.#nextComment++;
      const [start, end] = comment.range;
      const line = spacedLine(comment.value.trimEnd());
      if (this.#header && !this.#text.slice(this.#header.end, start).includes('\n'))
        this.#headerLines.push({ table: this.#header.table, line });
      else this.#placer.comment({ text: this.#text, start, end }, [line]);
    }
    this.#header = undefined;
  }
}

const valueOf = (built: TreeList | TomlTable): TreeList | TreeMap => (built instanceof TomlTable ? built.map : built);

/** Moves a comment on the line of a table header above the table's first entry, or above the table if it is empty. */
function putAboveFirstEntry(table: TreeMap, line: string): void {
  const [first] = table.entries;
  const value = first ? first.value : table;
  const above = value.comments?.above ?? [];
  value.comments = { ...value.comments, above: first ? [line, ...above] : [...above, line] };
}
