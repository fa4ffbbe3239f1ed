/** Notations for a list of short texts: one per line, or a JSON array of strings. */
export const listNotations = ['lines', 'json'] as const;

export type ListNotation = (typeof listNotations)[number];

/** Writes texts one per line without a final line break, or as JSON indented by two spaces. No texts result in an empty text. */
export const writeList = (texts: readonly string[], notation: ListNotation): string =>
  notation === 'lines' || texts.length === 0 ? texts.join('\n') : JSON.stringify(texts, null, 2);
