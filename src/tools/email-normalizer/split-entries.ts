export interface Entry {
  /** Without the white space around it; empty for a line that has none. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The entries of a list: what is between line breaks, commas and semicolons outside double quotes, or between white space if all of it is addresses. Empty ones are left
 * out, except for the one of an empty line.
 */
export const splitEntries = (list: string): readonly Entry[] =>
  list.split(/\r\n|\r|\n/).flatMap((text, index) => {
    const line = index + 1;
    if (text.trim() === '') return [{ text: '', line }];
    const pieces = SEPARATOR.test(text) ? splitLine(text).flatMap(splitColumns) : splitColumns(text);
    return pieces.map((piece) => ({ text: piece.trim(), line })).filter((entry) => entry.text !== '');
  });

/** Those of lists in Latin and in Chinese and Japanese text. */
const SEPARATOR = /[,;，；、]/;
const SEPARATORS = new Set(',;，；、');

/** Addresses that only white space or vertical bars separate, such as the cells of a table; everything else is one entry. */
function splitColumns(text: string): readonly string[] {
  const columns = text.trim().split(/[\s|]+/);
  return columns.length > 1 && columns.every((column) => /^[^\s@"<>()]+@[^\s@"<>()]+$/.test(column)) ? columns : [text];
}

function splitLine(line: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let quote = -1;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (quote >= 0 && character === '\\') at += 1;
    else if (character === '"') quote = quote < 0 ? at : -1;
    else if (quote < 0 && SEPARATORS.has(character)) {
      pieces.push(line.slice(start, at));
      start = at + 1;
    }
  }
  if (quote < 0) return [...pieces, line.slice(start)];
  // A quote that the line does not end is a mark like any other.
  const [first = '', ...others] = line.slice(quote).split(SEPARATOR);
  return [...pieces, line.slice(start, quote) + first, ...others];
}
