/** The input of a visitor: a text or a file. */
export type Brought = string | { readonly file: string; readonly base64: string };

/** An input that a detector recognizes, and its reading in English. */
export interface Positive {
  readonly detector: string;
  readonly input: Brought;
  readonly reading: string;
  /** `undefined` if the finding has no result. */
  readonly answer: string | undefined;
}

/** A similar input, which the detector must not recognize. */
export interface Negative {
  readonly detector: string;
  readonly input: Brought;
}
