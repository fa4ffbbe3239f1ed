/** The lines of hex dumps: an offset, bytes, and the same bytes as text. */
const DUMPS = [
  // xxd: a colon behind the offset, one space between bytes, and two before the text
  /^(?<offset>[\da-f]{8,16}:[ \t])(?<bytes>[\da-f]{2,32}(?: [\da-f]{2,32})*)(?<text>[ \t]{2}.*)?$/i,
  // hexdump -C: up to two spaces between bytes, and the text in bars; od -A x -t x1z has `>` and `<`
  /^(?<offset>[\da-f]{6,16}[ \t]{1,2})(?<bytes>[\da-f]{2}(?: {1,2}[\da-f]{2})*)(?<text>[ \t]+[|>].*)$/i,
];

/** The last line of `hexdump -C`, the star for lines that are the same, and an empty line. */
const END = /^(?:[\da-f]{6,16}|\*)?$/i;

const blank = (text = ''): string => ' '.repeat(text.length);

/** A hex dump with blanks for its offsets and for its column of text; any other text as it is. */
export function blankColumns(text: string): string {
  const dump = DUMPS.find((pattern) => pattern.test((/^[^\r\n]*/.exec(text)?.[0] ?? '').trimEnd()));
  if (!dump) return text;
  const blanked = text.split('\n').map((line) => {
    const columns = dump.exec(line.trimEnd())?.groups;
    if (columns) return blank(columns['offset']) + (columns['bytes'] ?? '') + blank(columns['text']);
    return END.test(line.trim()) ? blank(line) : undefined;
  });
  return blanked.includes(undefined) ? text : blanked.join('\n');
}
