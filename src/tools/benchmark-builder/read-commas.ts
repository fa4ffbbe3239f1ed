/** The meaning of the commas of a text. */
export type Commas = 'separators' | 'decimal' | 'thousands';

const GROUPED = /^[+\-−]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const WITH_DECIMAL_COMMA = /^[+\-−]?\d+,\d+$/;

/**
 * Determines the meaning of commas in values that may also be separated by white space or semicolons, as in spreadsheet columns. A comma is
 * a separator if white space follows it, or if nothing else separates the values.
 */
export function readCommas(text: string): Commas {
  const pieces = text.split(/[\s;]+/).filter((piece) => piece !== '');
  const withCommas = pieces.filter((piece) => piece.includes(','));
  if (withCommas.length === 0) return 'separators';
  const isColumn = pieces.length > 1 || text.includes('.');
  if (isColumn && withCommas.every((piece) => GROUPED.test(piece))) return 'thousands';
  return withCommas.length > 1 && !text.includes('.') && withCommas.every((piece) => WITH_DECIMAL_COMMA.test(piece))
    ? 'decimal'
    : 'separators';
}
