/** The basic context of a run. It is injected so that tests and all adapters are repeatable. */
export interface RunContext {
  readonly signal: AbortSignal;
  readonly now: () => Date;
  /** Cryptographically secure random bytes. */
  readonly randomBytes: (count: number) => Uint8Array<ArrayBuffer>;
  /** Reports the completed share of the work, from 0 to 1. */
  readonly progress: (share: number) => void;
}

/** Everything that a run may use besides its fields. */
export interface Context extends RunContext {
  /** The language code of the outputs. */
  readonly language: string;
  /** The user's language tag, including a country if it has one. The outputs may be in another language. */
  readonly locale: string;
  /** The user's time zone, as a name of the IANA database. */
  readonly timeZone: string;
  /** The time at which the page was opened, for operations that run every second. Missing outside a page. */
  readonly openedAt?: Date;
  /** Web Crypto. `undefined` on plain http pages, where browsers do not provide it. */
  readonly subtle: SubtleCrypto | undefined;
}

/** A decoded picture: rows from top to bottom, four bytes (RGBA) for each pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The context of a run in the worker. */
export interface DataContext extends Context {
  /**
   * Loads a data file, named after its generator in scripts/data (`name`, or `name/part` if the generator writes several). The file is
   * fetched once and kept for as long as the worker lives. Rejects if the file cannot be loaded.
   */
  readonly loadData: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
  /**
   * Decodes a picture. `undefined` if a side is longer than `longestSide` pixels, and for any other file. Missing where pictures cannot be
   * decoded.
   */
  readonly readPixels?: (picture: Blob, longestSide: number) => Promise<Pixels | undefined>;
}
