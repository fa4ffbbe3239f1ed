/** The lines of a text with LF line breaks, including each line break. The last line may lack one. */
export const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Replaces every line break with LF. */
export const unifyLineBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
