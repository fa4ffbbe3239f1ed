/** How a list of short texts is written: one a line, or as a JSON array of strings. */
export const listNotations = ['lines', 'json'] as const;

export type ListNotation = (typeof listNotations)[number];

/** Texts one a line without a final line break, or as JSON indented by two; no texts give an empty text. */
export const writeList = (texts: readonly string[], notation: ListNotation): string =>
  notation === 'lines' || texts.length === 0 ? texts.join('\n') : JSON.stringify(texts, null, 2);
