const DELIMITERS = [',', ';', '\t', '|'] as const;

/** So many lines tell what a text is, and at least so many must agree. */
const LOOKED_AT = 50;
const ENOUGH = 5;

const countIn = (line: string, delimiter: string): number => line.split(delimiter).length - 1;

/** The delimiter that stands equally often in all of the first lines. */
function sniffed(text: string, enough: number): string | undefined {
  const lines = text
    .slice(0, 100_000)
    .split(/\r\n?|\n/, LOOKED_AT)
    .slice(0, text.length > 100_000 ? -1 : undefined) // the last may be cut
    .filter((line) => line !== '')
    .map((line) => line.replaceAll(/"(?:[^"]|"")*"/g, ''));
  if (lines.length < enough) return undefined;
  return DELIMITERS.find((delimiter) => {
    const count = countIn(lines[0] ?? '', delimiter);
    return count > 0 && lines.every((line) => countIn(line, delimiter) === count);
  });
}

/** What stands between the fields of a file, if it is a table: by its name, else by what at least five lines have alike. */
export function delimiterOf(fileName: string, text: string): string | undefined {
  if (/\.(?:tsv|tab)$/i.test(fileName)) return '\t';
  if (/\.csv$/i.test(fileName)) return sniffed(text, 1) ?? ',';
  return sniffed(text, ENOUGH);
}
