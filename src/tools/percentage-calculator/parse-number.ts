import { fail, type Result } from '#core/result.ts';
import { type ExactDecimal, parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { excerpt } from '#pure/text/excerpt.ts';

export type NotANumber = 'notANumber' | 'tooManyDigits';

const MAX_DIGITS = 100;
/** A thousand to one reader, one to another. */
const AMBIGUOUS = /^[+\-−]?[1-9]\d{0,2},\d{3}$/;

/**
 * A number of up to about a hundred digits before or behind the point, which may be a comma. With three digits behind the comma, where it
 * could group thousands as well, it is refused: a wrong result would look like a right one.
 */
export function parseNumber(typed: string, field: string): Result<ExactDecimal, NotANumber> {
  const text = typed.trim();
  const number = parseExactDecimal(AMBIGUOUS.test(text) ? text : text.replace(',', '.'), MAX_DIGITS);
  if (number.ok) return number;
  return number.error.code === 'notANumber'
    ? fail('notANumber', { ...number.error, field, values: { text: excerpt(text) } })
    : fail('tooManyDigits', { field, values: { max: MAX_DIGITS } });
}
