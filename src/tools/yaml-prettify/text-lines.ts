/** Gathers lines word by word. No line is left with nothing but blanks. */
export class TextLines {
  readonly #lines: string[] = [];
  #line = '';
  #hasWords = false;
  #owesSpace = false;
  #isKept = false;

  /** Begins a line, unless the one that is reached has only been begun. */
  begin(column: number): void {
    this.#close();
    this.#line = ' '.repeat(column);
  }

  /** A word, after a space where there is something before it. */
  word(word: string): void {
    if (this.#owesSpace) this.#line += ' ';
    this.glue(word);
  }

  /** What stands without a space behind the word before. */
  glue(text: string): void {
    this.#line += text;
    this.#hasWords = true;
    this.#owesSpace = true;
  }

  /** A bracket that opens has no space behind it. */
  open(bracket: string): void {
    this.word(bracket);
    this.#owesSpace = false;
  }

  /** A whole line of a scalar, which may be empty. */
  push(line: string, column: number): void {
    this.#close();
    this.#line = line === '' ? '' : ' '.repeat(column) + line;
    this.#hasWords = true;
    this.#owesSpace = true;
  }

  /** What is written ends a scalar that empty lines would go on with. */
  keep(): void {
    this.#close();
    this.#isKept = true;
  }

  /** An empty line, unless it is the first, or there is one, or it would be a part of a scalar. */
  blank(): void {
    this.#close();
    if (this.#lines.length > 0 && this.#lines.at(-1) !== '' && !this.#isKept) this.#lines.push('');
  }

  /** The text; an empty line at its end keeps its line break. */
  join(): string {
    this.#close();
    return this.#lines.join('\n') + (this.#lines.at(-1) === '' ? '\n' : '');
  }

  #close(): void {
    if (this.#hasWords) {
      this.#lines.push(this.#line);
      this.#isKept = false;
    }
    this.#line = '';
    this.#hasWords = false;
    this.#owesSpace = false;
  }
}
