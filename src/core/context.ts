/** What work may know that asks for no more: injected, so that tests and every door are repeatable. */
export interface RunContext {
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Cryptographically secure random bytes. */
  readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
  /** Reports how much of the work is done, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/** Everything a run may know beyond its fields. */
export interface Context extends RunContext {
  /** The code of the language that the answer is for. */
  readonly language: string;
  /** The language tag of whoever asks, with his country if it says one; the answer may be for another language. */
  readonly locale: string;
  /** Of the IANA database: that of whoever asks. */
  readonly timeZone: string;
  /** When the page was opened, for an operation that begins with each second; elsewhere there is none. */
  readonly openedAt?: Date;
  /** Web Crypto, where there is one: browsers keep it from pages on plain http. */
  readonly subtle: SubtleCrypto | undefined;
}

/** A picture as it is drawn: its rows from top to bottom, of each pixel four bytes, RGBA. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** What a run in the worker may ask for besides. */
export interface DataContext extends Context {
  /**
   * The content of a data file, by the name of what makes it in scripts/data, or `name/part` where that makes several: fetched when it is
   * first asked for, and the same bytes from then on, for as long as the worker lives. Rejects when the file cannot be had.
   */
  readonly loadData: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** The pixels of a picture whose sides are at most so long, `undefined` for any other file; missing where nobody can draw. */
  readonly readPixels?: (picture: Blob, longestSide: number) => Promise<Pixels | undefined>;
}
