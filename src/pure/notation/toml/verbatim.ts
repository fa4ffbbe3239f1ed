/** A text that smol-toml writes unchanged, because it only calls `toISOString` on dates. */
export class Verbatim extends Date {
  readonly #text: string;

  constructor(text: string) {
    super(0);
    this.#text = text;
  }

  override toISOString(): string {
    return this.#text;
  }
}
