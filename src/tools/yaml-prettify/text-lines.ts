/** Collects lines word by word. Drops lines that contain only indentation. */
export class TextLines {
  readonly #lines: string[] = [];
  #line = '';
  #hasWords = false;
  #owesSpace = false;
  #isKept = false;

  /** Begins a line, unless the current line is empty apart from its indentation. */
  begin(column: number): void {
    this.#close();
    this.#line = ' '.repeat(column);
  }

  /** Adds a word, preceded by a space if it is not the first on its line. */
  word(word: string): void {
    if (this.#owesSpace) this.#line += ' ';
    this.glue(word);
  }

  /** Adds text without a preceding space. */
  glue(text: string): void {
    this.#line += text;
    this.#hasWords = true;
    this.#owesSpace = true;
  }

  /** Adds an opening bracket without a following space. */
  open(bracket: string): void {
    this.word(bracket);
    this.#owesSpace = false;
  }

  /** Adds a whole line of a scalar, which may be empty. */
  push(line: string, column: number): void {
    this.#close();
    this.#line = line === '' ? '' : ' '.repeat(column) + line;
    this.#hasWords = true;
    this.#owesSpace = true;
  }

  /** Marks the end of a scalar that empty lines would extend. */
  keep(): void {
    this.#close();
    this.#isKept = true;
  }

  /** Adds an empty line, unless it would be the first one, follow another one, or extend a scalar. */
  blank(): void {
    this.#close();
    if (this.#lines.length > 0 && this.#lines.at(-1) !== '' && !this.#isKept) this.#lines.push('');
  }

  /** The complete text. An empty line at its end keeps its line break. */
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
