const MAX_LINES = 200;
const MAX_CODE_UNITS = 20_000;

/** As much of a text as a row of a table can show: its first 200 lines, or less of them if they are very long. */
export const firstLines = (text: string): string => text.split('\n', MAX_LINES).join('\n').slice(0, MAX_CODE_UNITS).toWellFormed();
