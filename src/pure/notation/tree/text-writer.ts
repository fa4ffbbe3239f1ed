/** About half of the longest string that browsers can hold. */
const LONGEST_TEXT = 2 ** 28;
/** No document is meant to be indented so far; the indentation alone would grow with the square of the depth. */
const DEEPEST_INDENT = 10_000;
const CHUNK = 2 ** 16;

export type OverflowCode = 'nestedTooDeeply' | 'outputTooLong';

/** Gathers a text piece by piece. What would not fit into a string is dropped, and `overflow` says why. */
export class TextWriter {
  overflow: OverflowCode | undefined;
  readonly #chunks: string[] = [];
  #length = 0;
  /** Of the chunk that is being gathered: added to one string they would all be kept, as parts of it. */
  #pieces: string[] = [];
  #gathered = 0;

  write(piece: string): void {
    if (this.overflow) return;
    this.#pieces.push(piece);
    this.#gathered += piece.length;
    if (this.#gathered > CHUNK) this.#close();
  }

  /** A line break and then the indent of the new line, `depth` times `unit`. */
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
