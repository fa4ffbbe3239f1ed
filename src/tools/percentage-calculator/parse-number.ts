import { fail, type Result } from '#core/result.ts';
import { type ExactDecimal, parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { numberAt } from '#pure/numbers/read-number.ts';
import { excerpt } from '#pure/text/excerpt.ts';

export type NotANumber = 'notANumber' | 'tooManyDigits';

const MAX_DIGITS = 100;
/** A thousand to one reader, one to another. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

const PERCENTAGES: readonly string[] = ['percentage', 'change', 'knownPercentage', 'appliedChange'];
/** Marks of the writing direction, which come along when a number is copied. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * A number of up to about a hundred digits before or behind the point, which may be a comma, with its thousands grouped or not. A percentage may
 * have its sign, another number that of a currency. With three digits behind the only comma, where it could group thousands as well, it is
 * refused: a wrong result would look like a right one.
 */
export function parseNumber(typed: string, field: string): Result<ExactDecimal, NotANumber> {
  const text = typed
    .replaceAll(DIRECTION, '')
    .replaceAll(FULL_WIDTH, (character) => character.normalize('NFKC'))
    .trim();
  const sign = /^[+\-−]/.exec(text)?.[0] ?? '';
  const digits = withoutUnit(text.slice(sign.length), PERCENTAGES.includes(field) ? /%/ : /\p{Sc}/u);
  const isAmbiguous = AMBIGUOUS.test(digits);
  const found = isAmbiguous ? undefined : numberAt(digits, 0);
  const plain = found?.typed === digits ? found.plain : isAmbiguous ? digits : digits.replace(',', '.');
  const number = parseExactDecimal(sign + plain, MAX_DIGITS);
  if (number.ok) return number;
  return number.error.code === 'notANumber'
    ? fail('notANumber', { ...number.error, field, values: { text: excerpt(typed.trim()) } })
    : fail('tooManyDigits', { field, values: { max: MAX_DIGITS } });
}

/** A text without the unit that is its first or its last character, and without the white space beside it. */
function withoutUnit(text: string, unit: RegExp): string {
  if (unit.test(text.slice(0, 1))) return text.slice(1).trimStart();
  return unit.test(text.slice(-1)) ? text.slice(0, -1).trimEnd() : text;
}
