import { Big } from 'big.js';
import { fail, ok, type Result } from '#core/result.ts';

import { excerpt } from '#formats/excerpt.ts';
import { readDecimal } from './read-decimal.ts';

export type NotANumber = 'notANumber' | 'tooManyDigits';

/** So many digits a number may have, and so many zeros before or behind them. */
const MAX_DIGITS = 100;
/** Longer is no number of so many digits, and need not be worked out to know. */
const MAX_LENGTH = 1000;

function readNumber(typed: string, field: string): Result<Big, NotANumber> {
  const decimal = readDecimal(typed);
  if (decimal === undefined) return fail('notANumber', { field, values: { text: excerpt(typed.trim()) } });
  const number = decimal.length > MAX_LENGTH ? undefined : new Big(decimal);
  return number && number.c.length <= MAX_DIGITS && Math.abs(number.e) <= MAX_DIGITS
    ? ok(number)
    : fail('tooManyDigits', { field, values: { max: MAX_DIGITS } });
}

/** The numbers that were typed, by the names of their fields; `null` as long as one of them is missing. */
export function readNumbers<Name extends string>(
  typed: Readonly<Record<Name, string>>,
): Result<Readonly<Record<Name, Big>> | null, NotANumber> {
  const numbers: Partial<Record<Name, Big>> = {};
  let isComplete = true;
  for (const name of Object.keys(typed) as Name[]) {
    // the keys of a record of that name
    if (typed[name].trim() === '') {
      isComplete = false;
      continue;
    }
    const number = readNumber(typed[name], name);
    if (!number.ok) return number;
    numbers[name] = number.value;
  }
  return ok(isComplete ? (numbers as Record<Name, Big>) : null); // none is missing
}
