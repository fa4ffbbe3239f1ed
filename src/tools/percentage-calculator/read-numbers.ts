import { Big } from 'big.js';
import { ok, type Result } from '#core/result.ts';
import { formatExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { type NotANumber, parseNumber } from './parse-number.ts';

/** The numbers that were typed, by the names of their fields; `null` as long as one of them is missing. */
export function readNumbers<Name extends string>(
  names: readonly Name[],
  typed: Readonly<Record<Name, string>>,
): Result<Readonly<Record<Name, Big>> | null, NotANumber> {
  const numbers: Partial<Record<Name, Big>> = {};
  let isComplete = true;
  for (const name of names) {
    if (typed[name].trim() === '') {
      isComplete = false;
      continue;
    }
    const number = parseNumber(typed[name], name);
    if (!number.ok) return number;
    numbers[name] = new Big(formatExactDecimal(number.value));
  }
  return ok(isComplete ? (numbers as Record<Name, Big>) : null); // none is missing
}
