/** The length of the end of a line that is searched for a size. */
export const LONGEST_END = 120;

const BEFORE = /[\s|]/;
const BEHIND = /[\s|,;]/;
const BULLET = /^[-*•–]\s+/;
const QUOTED_CELLS = /^"[^"]*"\s*[,;\t]\s*"[^"]*"$/;

/**
 * A number in groups of three, such as `1'000`. With a comma or a space, it may also be a name that ends with a number, followed by a size.
 */
const GROUPED = /(?<![\d.,])\d{1,3}(?<separator>[ ,'’\u00a0\u202f])\d{3}(?:\k<separator>\d{3})*(?=(?:\s*\p{L}+)?$)/u;
/** Whether a number is certainly grouped. A group that begins with zero cannot be a separate size. */
const isSurelyGrouped = (number: string): boolean => /['’]|[ ,\u00a0\u202f]0/.test(number);

/** A count after the size. The standard notation is `3 x /26`. */
const COUNT_BEHIND = /(\/\d+)\s*[x×]\s*(\d+)$/i;
const IN_PARENTHESES = /\((\d+\s*\p{L}+)\)$/u;

/** The maximum length of a line with two quoted spreadsheet cells. */
const LONGEST_QUOTED = 1000;

/** Trims a line with loops, because a regular expression would restart at each space. */
function withoutEdges(line: string): string {
  let from = 0;
  let end = line.length;
  while (from < end && BEFORE.test(line.charAt(from))) from += 1;
  while (end > from && BEHIND.test(line.charAt(end - 1))) end -= 1;
  return line.slice(from, end);
}

/** Removes table, list, or spreadsheet syntax from a line, and normalizes it to `name size`. */
export function plainLine(written: string): string {
  const bare = withoutEdges(written).replace(BULLET, '');
  const content = bare.length <= LONGEST_QUOTED && QUOTED_CELLS.test(bare) ? bare.replaceAll('"', '') : bare;
  const end = content.slice(-LONGEST_END);
  const plain = end
    .replace(IN_PARENTHESES, '$1')
    .replace(COUNT_BEHIND, '$2 x $1')
    .replace(GROUPED, (number) => (isSurelyGrouped(number) ? number.replaceAll(/\D/g, '') : number));
  return content.slice(0, content.length - end.length) + plain;
}
