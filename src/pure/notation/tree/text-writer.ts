/** About half of the maximum string length in browsers. */
const LONGEST_TEXT = 2 ** 28;
/** The maximum indentation. Deeper documents are not meant to be read, and indentation grows quadratically with the depth. */
const DEEPEST_INDENT = 10_000;
const CHUNK = 2 ** 16;

export type OverflowCode = 'nestedTooDeeply' | 'outputTooLong';

/** Collects a text in pieces. If it becomes too long for a string, the rest is dropped, and `overflow` contains the reason. */
export class TextWriter {
  overflow: OverflowCode | undefined;
  readonly #chunks: string[] = [];
  #length = 0;
  /** The pieces of the current chunk. Concatenating them one by one would keep every piece in memory as part of a rope. */
  #pieces: string[] = [];
  #gathered = 0;

  write(piece: string): void {
    if (this.overflow) return;
    this.#pieces.push(piece);
    this.#gathered += piece.length;
    if (this.#gathered > CHUNK) this.#close();
  }

  /** Writes a line break and the indentation of the new line, `depth` times `unit`. */
  newLine(depth: number, unit: string): void {
    if (depth * unit.length > DEEPEST_INDENT) this.overflow ??= 'nestedTooDeeply';
    else this.write(`\n${unit.repeat(depth)}`);
  }

  text(): string {
    this.#close();
    return this.#chunks.join('');
  }

  #close(): void {
    this.#chunks.push(this.#pieces.join(''));
    this.#length += this.#gathered;
    if (this.#length > LONGEST_TEXT) this.overflow ??= 'outputTooLong';
    this.#pieces = [];
    this.#gathered = 0;
  }
}
