/** A text that smol-toml writes as it stands: it asks a date for no more than its ISO text. */
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
