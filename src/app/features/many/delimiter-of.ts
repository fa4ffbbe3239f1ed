const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The maximum number of lines to examine, and the minimum that a text needs unless its file name is that of a table. */
const LOOKED_AT = 50;
const ENOUGH = 5;

const countIn = (line: string, delimiter: string): number => line.split(delimiter).length - 1;

/** Finds the delimiter that occurs equally often in all of the first lines. */
function sniffed(text: string, enough: number): string | undefined {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n?|\n/, LOOKED_AT)
    .slice(0, text.length > 100_000 ? -1 : undefined) // the last line may be incomplete
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  if (lines.length < enough) return undefined;
  return DELIMITERS.find((delimiter) => {
    const count = countIn(lines[0] ?? '', delimiter);
    return count > 0 && lines.every((line) => countIn(line, delimiter) === count);
  });
}

/**
 * Detects the delimiter of a table: from the file name, or from at least five lines with equal counts. Returns `undefined` for other texts.
 */
export function delimiterOf(fileName: string, text: string): string | undefined {
  if (/\.(?:tsv|tab)$/i.test(fileName)) return '\t';
  if (/\.csv$/i.test(fileName)) return sniffed(text, 1) ?? ',';
  return sniffed(text, ENOUGH);
}
