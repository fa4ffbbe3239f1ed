/** What a visitor brings: a text, or a file. */
export type Brought = string | { readonly file: string; readonly base64: string };

/** What a detector recognizes, and how a visitor reads it in English. */
export interface Positive {
  readonly detector: string;
  readonly input: Brought;
  readonly reading: string;
  /** None where there is nothing to say. */
  readonly answer: string | undefined;
}

/** What looks like it, and about which the detector is silent. */
export interface Negative {
  readonly detector: string;
  readonly input: Brought;
}
