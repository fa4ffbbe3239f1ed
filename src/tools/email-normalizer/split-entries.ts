export interface Entry {
  /** Without the white space around it; empty for a line that has none. */
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The entries of a list: what stands between line breaks, commas and semicolons, but for those within double quotes. Empty ones are left
 * out, except for the one of an empty line.
 */
export const splitEntries = (list: string): readonly Entry[] =>
  list.split(/\r\n|\r|\n/).flatMap((text, index) => {
    const line = index + 1;
    if (text.trim() === '') return [{ text: '', line }];
    const pieces = /[,;]/.test(text) ? splitLine(text) : [text];
    return pieces.map((piece) => ({ text: piece.trim(), line })).filter((entry) => entry.text !== '');
  });

function splitLine(line: string): readonly string[] {
  const pieces: string[] = [];
  let start = 0;
  let quote = -1;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at];
    if (quote >= 0 && character === '\\') at += 1;
    else if (character === '"') quote = quote < 0 ? at : -1;
    else if (quote < 0 && (character === ',' || character === ';')) {
      pieces.push(line.slice(start, at));
      start = at + 1;
    }
  }
  if (quote < 0) return [...pieces, line.slice(start)];
  // A quote that the line does not end is a mark like any other.
  const [first = '', ...others] = line.slice(quote).split(/[,;]/);
  return [...pieces, line.slice(start, quote) + first, ...others];
}
