export interface Entry {
  /** Without surrounding white space; empty for a blank line. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Splits a list at line breaks, and at commas and semicolons outside double quotes, or at white space if all parts are addresses. Skips
 * empty entries, except for those of blank lines.
 */
export const splitEntries = (list: string): readonly Entry[] =>
  list.split(/\r\n|\r|\n/).flatMap((text, index) => {
    const line = index + 1;
    if (text.trim() === '') return [{ text: '', line }];
    const pieces = SEPARATOR.test(text) ? splitLine(text).flatMap(splitColumns) : splitColumns(text);
    return pieces.map((piece) => ({ text: piece.trim(), line })).filter((entry) => entry.text !== '');
  });

/** The separators in Latin, Chinese, and Japanese text. */
const SEPARATOR = /[,;，；、]/;
const SEPARATORS = new Set(',;，；、');

/** Splits addresses separated only by white space or vertical bars, such as table cells. Any other text is a single entry. */
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
  // An unclosed quote is an ordinary character.
  const [first = '', ...others] = line.slice(quote).split(SEPARATOR);
  return [...pieces, line.slice(start, quote) + first, ...others];
}
