import type { Line } from './layout.ts';

/** A comment in the text, including its `#`. */
export interface Comment {
  readonly offset: number;
  readonly source: string;
}

/** An item that has ended. Following comments with deeper indentation can still belong to it. */
interface EndedItem {
  readonly column: number;
  readonly below: Line[];
}

type Beside = ((comment: string) => void) | undefined;

const BLANK_LINE = /\n[ \t\r]*\n/;
const BLANK_START = /^[ \t\r]*\n/;

/**
 * Finds the position of each comment: beside the token on its line, below an item with less indentation, or above the next token. Must be
 * called for all tokens in text order. Receives comments separately, because the library's tokens omit some, such as one between `a:` and
 * `---`.
 */
export class CommentPlaces {
  readonly #text: string;
  readonly #comments: readonly Comment[];
  #next = 0;
  /** Comments on separate lines before the next token. */
  #pending: Line[] = [];
  /** The items that have ended since the last token, innermost first. */
  #ended: EndedItem[] = [];
  #beside: Beside;
  /** The offset after the last token or comment. */
  #last = 0;

  constructor(text: string, comments: readonly Comment[]) {
    this.#text = text;
    this.#comments = comments;
  }

  /** Records a token. `beside` receives the comment that follows on its line. */
  passed(offset: number, source: string, beside?: Beside): void {
    this.#reach(offset);
    this.#last = offset + source.length;
    this.#beside = beside;
  }

  /** Records a comma. A comment after it still belongs to the preceding token. */
  passedComma(offset: number): void {
    this.passed(offset, ',', this.#besideAt(offset));
  }

  /** Records the end of a block item. `below` receives the comments indented deeper than its column. */
  ended(column: number, below: Line[]): void {
    this.#ended.push({ column, below });
  }

  /** Records a directive, which is on a separate line like a comment. */
  directive({ offset, source }: Comment): void {
    this.#reach(offset);
    const line = { text: source, column: 0, isAfterBlank: this.#isAfterBlank(offset) };
    const place = this.#pending.push(line) - 1;
    this.passed(offset, source, (comment) => {
      this.#pending[place] = { ...line, text: `${source} ${comment}` };
    });
  }

  /** Takes the comments above an offset, except for those that belong to ended items. */
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

  /** Takes only the comments that a blank line separates from the content at the offset. */
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
