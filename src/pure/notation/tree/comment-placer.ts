import type { TreeList, TreeMap, TreeValue } from './tree-value.ts';

/** The position of a comment in the text, including its marks. */
export interface CommentSpan {
  /** The whole text of the document. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface PendingComment {
  readonly lines: readonly string[];
  /** The offset after the last character. */
  readonly end: number;
}

const BLANK_LINE_FOLLOWS = /[^\S\n]*\n[^\S\n]*\n/y;
const LINE_BREAK = /[\r\n]/;

/**
 * Assigns comments to values. Receives both in text order. A comment at the end of a value's line stays beside it; any other goes above the
 * next entry, or to the end of its list or map. Comments at the top, if a blank line follows, are the head of the document.
 */
export class CommentPlacer {
  head: readonly string[] = [];
  #pending: PendingComment[] = [];
  #isFirst = true;
  /** The last value, until a bracket, a name, or a line break follows, and the offset up to which there is no line break. */
  #last: { readonly value: TreeValue; readonly end: number } | undefined;
  #isAfterComma = false;

  /** Adds a comment, given as lines without marks. */
  comment({ text, start, end }: CommentSpan, lines: readonly string[]): void {
    if (this.#last && LINE_BREAK.test(text.slice(this.#last.end, start))) this.#last = undefined;
    const [line] = lines;
    const value = this.#last?.value;
    if (value && line !== undefined && lines.length === 1 && this.#isAboutValueBefore(text, end)) {
      value.comments = { ...value.comments, beside: (value.comments?.beside ?? '') + line };
    } else this.#pending.push({ lines, end });
    // Limits the text examined for the next comment.
    this.#last = value && lines.length <= 1 ? { value, end } : undefined;
  }

  /** Ends the line of the last value, because a bracket was opened or a name was read. */
  depart(): void {
    this.#last = undefined;
  }

  comma(): void {
    this.#isAfterComma = true;
  }

  /** Begins a value of an entry. The comments before the entry, and between its name and value, belong to it. */
  above(value: TreeValue, text: string): void {
    if (this.#pending.length === 0 && !this.#isFirst) return;
    const above = this.#takePending(text);
    if (above.length > 0) value.comments = { ...value.comments, above };
  }

  /** Ends a value. */
  ended(value: TreeValue, end: number): void {
    this.#last = { value, end };
    this.#isAfterComma = false;
  }

  /** Ends a list or map. Pending comments go to its end or, if it is empty and has no line for them, above it. */
  end(value: TreeList | TreeMap, isEmpty: boolean, text: string): void {
    if (this.#pending.length === 0) return;
    const lines = this.#takePending(text);
    const above = [...(value.comments?.above ?? []), ...lines];
    value.comments = isEmpty ? { ...value.comments, above } : { ...value.comments, end: lines };
  }

  /** The comments after the last value. */
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

  /** Whether a comment belongs to the value before it. After a comma, it belongs to the next value if that is on the same line. */
  #isAboutValueBefore(text: string, end: number): boolean {
    return !this.#isAfterComma || /^[^\S\r\n]*(?:[\r\n\]}/]|$)/.test(text.slice(end, end + 200));
  }
}

function isBeforeBlankLine(text: string, offset: number): boolean {
  BLANK_LINE_FOLLOWS.lastIndex = offset;
  return BLANK_LINE_FOLLOWS.test(text);
}

/** A comment line in stored form: it begins with the space that separates it from the mark, unless it is empty. */
export const spacedLine = (line: string): string => (line === '' || /^\s/.test(line) ? line : ` ${line}`);
