const MAX_LINES = 200;
const MAX_CODE_UNITS = 20_000;

/** The part of a text that a table row can show: its first 200 lines, or fewer if they are very long. */
export const firstLines = (text: string): string => text.split('\n', MAX_LINES).join('\n').slice(0, MAX_CODE_UNITS).toWellFormed();
