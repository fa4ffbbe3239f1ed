/** The lines of a text whose line breaks are all LF, each with its own; the last one may have none. */
export const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** A text with LF for every line break. */
export const unifyLineBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
