/** The line formats of hex dumps: an offset, bytes, and the bytes as text. */
const DUMPS = [
  // xxd: a colon after the offset, one space between bytes, and two before the text
  /^(?<offset>[\da-f]{8,16}:[ \t])(?<bytes>[\da-f]{2,32}(?: [\da-f]{2,32})*)(?<text>[ \t]{2}.*)?$/i,
  // hexdump -C: up to two spaces between bytes, and the text between vertical bars. od -A x -t x1z uses `>` and `<`
  /^(?<offset>[\da-f]{6,16}[ \t]{1,2})(?<bytes>[\da-f]{2}(?: {1,2}[\da-f]{2})*)(?<text>[ \t]+[|>].*)$/i,
];

/** The last line of `hexdump -C`, the asterisk for repeated lines, or an empty line. */
const END = /^(?:[\da-f]{6,16}|\*)?$/i;

const blank = (text = ''): string => ' '.repeat(text.length);

/** Replaces the offsets and the text column of a hex dump with spaces. Returns any other text unchanged. */
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
