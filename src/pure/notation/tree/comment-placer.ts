import type { TreeList, TreeMap, TreeValue } from './tree-value.ts';

/** Where a comment stands in the text, its marks included. */
export interface CommentSpan {
  /** The whole text of the document. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface PendingComment {
  readonly lines: readonly string[];
  /** Offset after its last character. */
  readonly end: number;
}

const BLANK_LINE_FOLLOWS = /[^\S\n]*\n[^\S\n]*\n/y;
const LINE_BREAK = /[\r\n]/;

/**
 * Finds the place of each comment among the values, told of both in the order of the text. A comment that ends the line of a value stays
 * beside it; any other goes above the entry that follows, or to the end of its list or map; the first ones, if a blank line follows
 * them, are the head of the document.
 */
export class CommentPlacer {
  head: readonly string[] = [];
  #pending: PendingComment[] = [];
  #isFirst = true;
  /** The value that was read last, until a bracket, a name or a line break follows; and to where there is none. */
  #last: { readonly value: TreeValue; readonly end: number } | undefined;
  #isAfterComma = false;

  /** A comment, its lines without their marks. */
  comment({ text, start, end }: CommentSpan, lines: readonly string[]): void {
    if (this.#last && LINE_BREAK.test(text.slice(this.#last.end, start))) this.#last = undefined;
    const [line] = lines;
    const value = this.#last?.value;
    if (value && line !== undefined && lines.length === 1 && this.#isAboutValueBefore(text, end)) {
      value.comments = { ...value.comments, beside: (value.comments?.beside ?? '') + line };
    } else this.#pending.push({ lines, end });
    // The next comment looks no further back.
    this.#last = value && lines.length <= 1 ? { value, end } : undefined;
  }

  /** A bracket was opened or a name read: what follows is not on the line of the value before. */
  depart(): void {
    this.#last = undefined;
  }

  comma(): void {
    this.#isAfterComma = true;
  }

  /** An entry's value begins: the comments before it, or between its name and it, are its own. */
  above(value: TreeValue, text: string): void {
    if (this.#pending.length === 0 && !this.#isFirst) return;
    const above = this.#takePending(text);
    if (above.length > 0) value.comments = { ...value.comments, above };
  }

  /** A value was read to its end. */
  ended(value: TreeValue, end: number): void {
    this.#last = { value, end };
    this.#isAfterComma = false;
  }

  /** The last comments of a list or map; those of an empty one, which has no line to put them on, go above it. */
  end(value: TreeList | TreeMap, isEmpty: boolean, text: string): void {
    if (this.#pending.length === 0) return;
    const lines = this.#takePending(text);
    const above = [...(value.comments?.above ?? []), ...lines];
    value.comments = isEmpty ? { ...value.comments, above } : { ...value.comments, end: lines };
  }

  /** The comments after the value. */
  tail(text: string): readonly string[] {
    return this.#takePending(text);
  }

  #takePending(text: string): readonly string[] {
    const pending = this.#pending;
    this.#pending = [];
    const headEnd = this.#isFirst ? pending.findIndex(({ end }) => isBeforeBlankLine(text, end)) + 1 : 0;
    this.#isFirst = false;
    if (headEnd > 0) this.head = pending.slice(0, headEnd).flatMap(({ lines }) => lines);
    return pending.slice(headEnd).flatMap(({ lines }) => lines);
  }

  /** After the comma a comment is about the next value, if that stands on the same line. */
  #isAboutValueBefore(text: string, end: number): boolean {
    return !this.#isAfterComma || /^[^\S\r\n]*(?:[\r\n\]}/]|$)/.test(text.slice(end, end + 200));
  }
}

function isBeforeBlankLine(text: string, offset: number): boolean {
  BLANK_LINE_FOLLOWS.lastIndex = offset;
  return BLANK_LINE_FOLLOWS.test(text);
}

/** A line of a comment as it is kept: it begins with the space that separates it from a mark, unless it is empty. */
export const spacedLine = (line: string): string => (line === '' || /^\s/.test(line) ? line : ` ${line}`);
