/** What of a line a size stands in. */
export const LONGEST_END = 120;

const BEFORE = /[\s|]/;
const BEHIND = /[\s|,;]/;
const BULLET = /^[-*•–]\s+/;
const QUOTED_CELLS = /^"[^"]*"\s*[,;\t]\s*"[^"]*"$/;

/** A number in groups of three, such as `1'000`. With a comma or a blank it may also be a name that ends in a number, and a size. */
const GROUPED = /(?<![\d.,])\d{1,3}(?<separator>[ ,'’\u00a0\u202f])\d{3}(?:\k<separator>\d{3})*(?=(?:\s*\p{L}+)?$)/u;
/** No size begins with a zero. */
const isSurelyGrouped = (number: string): boolean => /['’]|[ ,\u00a0\u202f]0/.test(number);

/** As `3 x /26` has it the other way around. */
const COUNT_BEHIND = /(\/\d+)\s*[x×]\s*(\d+)$/i;
const IN_PARENTHESES = /\((\d+\s*\p{L}+)\)$/u;

/** Two cells of a spreadsheet. */
const LONGEST_QUOTED = 1000;

/** A pattern would look from each blank on. */
function withoutEdges(line: string): string {
  let from = 0;
  let end = line.length;
  while (from < end && BEFORE.test(line.charAt(from))) from += 1;
  while (end > from && BEHIND.test(line.charAt(end - 1))) end -= 1;
  return line.slice(from, end);
}

/** A line without what a table, a list or a spreadsheet puts around its cells, its size written as `name size` has it. */
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
