import type { Line } from './layout.ts';

/** A comment in the text, with its mark. */
export interface Comment {
  readonly offset: number;
  readonly source: string;
}

/** An item that has come to its end: comments that are indented deeper than it can still be its own. */
interface EndedItem {
  readonly column: number;
  readonly below: Line[];
}

type Beside = ((comment: string) => void) | undefined;

const BLANK_LINE = /\n[ \t\r]*\n/;
const BLANK_START = /^[ \t\r]*\n/;

/**
 * Finds the place of each comment, told of all tokens in the order of the text: beside the token on its line, under an item that it is
 * indented deeper than, or above what comes next. The comments come by themselves, since the library's tokens lack some: that between `a:`
 * and `---`.
 */
export class CommentPlaces {
  readonly #text: string;
  readonly #comments: readonly Comment[];
  #next = 0;
  /** Those on lines of their own that await the next token. */
  #pending: Line[] = [];
  /** The items that ended since the last token, the innermost first. */
  #ended: EndedItem[] = [];
  #beside: Beside;
  /** Offset after the last token or comment. */
  #last = 0;

  constructor(text: string, comments: readonly Comment[]) {
    this.#text = text;
    this.#comments = comments;
  }

  /** A token; `beside` takes the comment that follows it on its line. */
  passed(offset: number, source: string, beside?: Beside): void {
    this.#reach(offset);
    this.#last = offset + source.length;
    this.#beside = beside;
  }

  /** The comment behind a comma is still beside the token before. */
  passedComma(offset: number): void {
    this.passed(offset, ',', this.#besideAt(offset));
  }

  /** An item of a block came to its end: `below` takes the comments that are indented deeper than its column. */
  ended(column: number, below: Line[]): void {
    this.#ended.push({ column, below });
  }

  /** A directive has a line of its own, like a comment. */
  directive({ offset, source }: Comment): void {
    this.#reach(offset);
    const line = { text: source, column: 0, isAfterBlank: this.#isAfterBlank(offset) };
    const place = this.#pending.push(line) - 1;
    this.passed(offset, source, (comment) => {
      this.#pending[place] = { ...line, text: `${source} ${comment}` };
    });
  }

  /** The comments above what begins at the offset, after those that belong to the items that have ended. */
  take(offset = this.#text.length): { readonly lines: readonly Line[]; readonly isAfterBlank: boolean } {
    this.#reach(offset);
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
    return { lines, isAfterBlank: this.#isAfterBlank(offset) };
  }

  /** Only those that a blank line sets off from what begins at the offset. */
  takeSetOff(offset: number): { readonly lines: readonly Line[]; readonly isAfterBlank: boolean } {
    this.#reach(offset);
    const count = this.#isAfterBlank(offset)
      ? this.#pending.length
      : Math.max(
          0,
          this.#pending.findLastIndex(({ isAfterBlank }) => isAfterBlank),
        );
    return { lines: this.#pending.splice(0, count), isAfterBlank: count > 0 };
  }

  #besideAt(offset: number): Beside {
    this.#reach(offset);
    return this.#beside;
  }

  #reach(offset: number): void {
    for (let comment = this.#comments[this.#next]; comment && comment.offset < offset; comment = this.#comments[++this.#next]) {
      this.#place(comment);
    }
  }

  #place({ offset, source }: Comment): void {
    const text = source.trimEnd();
    const lineStart = this.#text.lastIndexOf('\n', offset - 1) + 1;
    if (lineStart < this.#last && this.#beside) this.#beside(text);
    else this.#pending.push({ text, column: offset - lineStart, isAfterBlank: this.#isAfterBlank(offset) });
    this.#last = offset + source.length;
    this.#beside = undefined;
  }

  #isAfterBlank(offset: number): boolean {
    const gap = this.#text.slice(this.#last, offset);
    return BLANK_LINE.test(gap) || (BLANK_START.test(gap) && (this.#last === 0 || this.#text[this.#last - 1] === '\n'));
  }
}
