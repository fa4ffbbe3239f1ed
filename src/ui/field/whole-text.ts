/** A whole text if only its beginning is shown: a function that creates it on demand, or a blob. */
export type WholeText = Blob | (() => string);

/** The text that a copy button copies: the whole text if available. */
export const copiedOf = (value: string, whole: WholeText | undefined): string | (() => string | Promise<string>) =>
  whole instanceof Blob ? () => whole.text() : (whole ?? value);
