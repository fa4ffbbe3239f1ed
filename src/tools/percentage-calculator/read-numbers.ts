import { ok, type Result } from '#core/result.ts';
import { type Fraction, fractionOf } from '#pure/numbers/fraction.ts';
import { type NotANumber, parseNumber } from './parse-number.ts';

/** Parses the entered numbers, keyed by field name. Returns `null` if any number is missing. */
export function readNumbers<Name extends string>(
  names: readonly Name[],
  typed: Readonly<Record<Name, string>>,
): Result<Readonly<Record<Name, Fraction>> | null, NotANumber> {
  const numbers: Partial<Record<Name, Fraction>> = {};
  let isComplete = true;
  for (const name of names) {
    if (typed[name].trim() === '') {
      isComplete = false;
      continue;
    }
    const number = parseNumber(typed[name], name);
    if (!number.ok) return number;
    numbers[name] = fractionOf(number.value);
  }
  return ok(isComplete ? (numbers as Record<Name, Fraction>) : null); // contains all names at this point
}
