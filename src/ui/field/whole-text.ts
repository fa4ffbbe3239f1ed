/** All of a text where what is shown is only its beginning: made when it is asked for, or in a blob. */
export type WholeText = Blob | (() => string);

/** What a button copies: the whole text if there is one. */
export const copiedOf = (value: string, whole: WholeText | undefined): string | (() => string | Promise<string>) =>
  whole instanceof Blob ? () => whole.text() : (whole ?? value);
