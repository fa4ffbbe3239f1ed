import { fail, type Result } from '#core/result.ts';
import { type ExactDecimal, parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { numberAt } from '#pure/numbers/read-number.ts';
import { excerpt } from '#pure/text/excerpt.ts';

export type NotANumber = 'notANumber' | 'tooManyDigits';

const MAX_DIGITS = 100;
/** A comma that can be a thousands separator or a decimal separator. */
const AMBIGUOUS = /^[1-9]\d{0,2},\d{3}$/;

const PERCENTAGES: readonly string[] = ['percentage', 'change', 'knownPercentage', 'appliedChange'];
/** Invisible direction marks that are often copied along with a number. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const FULL_WIDTH = /[\uff01-\uff5e]/g;

/**
 * Parses a number with up to about 100 digits before or after its decimal point or comma, with or without thousands separators. A
 * percentage may have its sign, and another number may have a currency sign. Rejects a number with three digits after its only comma if the
 * comma could be a thousands separator, because a misread number would look correct.
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

/** Removes a unit at the beginning or the end of a text, and the adjacent whitespace. */
function withoutUnit(text: string, unit: RegExp): string {
  if (unit.test(text.slice(0, 1))) return text.slice(1).trimStart();
  return unit.test(text.slice(-1)) ? text.slice(0, -1).trimEnd() : text;
}
