import { entriesInOrder } from '../tree/entries-in-order.ts';
import type { TextWriter } from '../tree/text-writer.ts';
import type { Comments, TreeDocument, TreeEntry, TreeList, TreeMap, TreeValue } from '../tree/tree-value.ts';
import type { YamlLayout } from './yaml-layout.ts';
import { yamlLeaf } from './yaml-leaf.ts';
import { beginsWithSpace, canBeBlock, chomping, commentLine, inlineText } from './yaml-text.ts';

/** A list or map that is being written. */
interface Frame {
  readonly items: readonly TreeValue[] | readonly TreeEntry[];
  readonly column: number;
  /** Its first line follows the dash of the surrounding list on the same line. */
  readonly isCompact: boolean;
  readonly endComments: readonly string[];
  next: number;
}

const DASH_WIDTH = 2;
/** The maximum length of a key without the indicator `?`: YAML 1.2, section 7.4.2. */
const LONGEST_KEY = 1024;
const NO_COMMENTS: Comments = {};

/** Implements the layout of `writeYaml`. */
export class YamlWriter {
  readonly #text: TextWriter;
  readonly #layout: YamlLayout;
  readonly #frames: Frame[] = [];
  /** A cache, because few keys are repeated often. */
  readonly #keys = new Map<string, string>();
  #isFresh = true;
  /** The final line break of the last line is part of its value. */
  #owesLineBreak = false;

  constructor(text: TextWriter, layout: YamlLayout) {
    this.#text = text;
    this.#layout = layout;
  }

  document({ value, head, tail }: TreeDocument): void {
    if (this.#layout.keepComments && head.length > 0) {
      this.#commentLines(head, 0);
      this.#text.write('\n');
    }
    this.#root(value);
    if (this.#layout.keepComments) this.#commentLines(tail, 0);
    if (this.#owesLineBreak) this.#text.write('\n');
  }

  #root(value: TreeValue): void {
    const { above = [], beside } = this.#commentsOf(value);
    this.#commentLines(above, 0);
    if (isFilled(value)) {
      this.#open(value, 0, false);
      this.#writeFrames();
      if (beside !== undefined) this.#commentLines([beside], 0);
    } else {
      this.#line(0);
      this.#leaf(value, { separator: '', contentColumn: this.#layout.indent, isRoot: true });
    }
  }

  #writeFrames(): void {
    for (let frame = this.#frames.at(-1); frame && !this.#text.overflow; frame = this.#frames.at(-1)) {
      const item = frame.items[frame.next];
      if (item === undefined) {
        this.#frames.pop();
        this.#commentLines(frame.endComments, frame.column);
        continue;
      }
      if (frame.next++ > 0 || !frame.isCompact) this.#line(frame.column);
      if ('key' in item) this.#entry(item, frame.column);
      else this.#item(item, frame.column);
    }
  }

  #entry({ key, value }: TreeEntry, column: number): void {
    const { above = [], beside } = this.#commentsOf(value);
    this.#commentsBefore(above, column);
    const written = this.#key(key);
    if (written.length > LONGEST_KEY) {
      this.#text.write(`? ${written}`);
      this.#line(column);
      this.#text.write(':');
    } else this.#text.write(`${written}:`);
    const contentColumn = column + this.#layout.indent;
    if (isFilled(value)) {
      if (beside !== undefined) this.#text.write(` ${commentLine(beside)}`);
      this.#open(value, contentColumn, false);
    } else this.#leaf(value, { separator: ' ', contentColumn, isRoot: false });
  }

  #item(value: TreeValue, column: number): void {
    const { above = [], beside } = this.#commentsOf(value);
    const contentColumn = column + DASH_WIDTH;
    if (isFilled(value)) {
      // The value follows the dash, so the comment cannot be on that line.
      this.#commentsBefore(beside === undefined ? above : [...above, beside], column);
      this.#text.write('- ');
      this.#open(value, contentColumn, true);
    } else {
      this.#commentsBefore(above, column);
      this.#text.write('-');
      this.#leaf(value, { separator: ' ', contentColumn, isRoot: false });
    }
  }

  #open(value: TreeList | TreeMap, column: number, isCompact: boolean): void {
    const items = value.kind === 'map' ? entriesInOrder(value, this.#layout.sortKeys) : value.items;
    this.#frames.push({ items, column, isCompact, endComments: this.#commentsOf(value).end ?? [], next: 0 });
  }

  #leaf(value: TreeValue, { separator, contentColumn, isRoot }: { separator: string; contentColumn: number; isRoot: boolean }): void {
    const { beside } = this.#commentsOf(value);
    const comment = beside === undefined ? '' : ` ${commentLine(beside)}`;
    const isBlock = value.kind === 'text' && canBeBlock(value.value) && !(isRoot && beginsWithSpace(value.value));
    if (!isBlock) {
      this.#text.write(separator + yamlLeaf(value, isRoot) + comment);
      this.#owesLineBreak = false;
      return;
    }
    const indicator = beginsWithSpace(value.value) ? String(contentColumn - (this.#frames.at(-1)?.column ?? 0)) : '';
    const chomp = chomping(value.value);
    this.#text.write(`${separator}|${indicator}${chomp}${comment}`);
    for (const line of (chomp === '-' ? value.value : value.value.slice(0, -1)).split('\n')) {
      if (line === '') this.#text.write('\n');
      else {
        this.#line(contentColumn);
        this.#text.write(line);
      }
    }
    this.#owesLineBreak = chomp !== '-';
  }

  #key(key: string): string {
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    const written = inlineText(key, true);
    this.#keys.set(key, written);
    return written;
  }

  #commentsOf(value: TreeValue): Comments {
    return (this.#layout.keepComments ? value.comments : undefined) ?? NO_COMMENTS;
  }

  #commentLines(lines: readonly string[], column: number): void {
    for (const line of lines) {
      this.#line(column);
      this.#text.write(commentLine(line));
      this.#owesLineBreak = false;
    }
  }

  /** Writes comments above the next value, at the current position. */
  #commentsBefore(lines: readonly string[], column: number): void {
    for (const line of lines) {
      this.#text.write(commentLine(line));
      this.#line(column);
    }
  }

  /** Begins a new line, except at the start of the text. */
  #line(column: number): void {
    if (this.#isFresh) this.#isFresh = false;
    else this.#text.newLine(column, ' ');
  }
}

const isFilled = (value: TreeValue): value is TreeList | TreeMap =>
  (value.kind === 'map' && value.entries.length > 0) || (value.kind === 'list' && value.items.length > 0);
