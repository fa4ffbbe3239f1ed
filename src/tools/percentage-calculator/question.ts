import { mapResult, ok, type Result } from '#core/result.ts';
import { type Fraction, formatFraction } from '#pure/numbers/fraction.ts';
import type { NotANumber } from './parse-number.ts';
import { readNumbers } from './read-numbers.ts';

/**
 * Creates an operation that solves a question about entered numbers. It returns the result in plain notation, or `null` if a number is
 * missing.
 */
export const question =
  <Name extends string, Code extends string>(
    names: readonly Name[],
    solve: (numbers: Readonly<Record<Name, Fraction>>) => Result<Fraction, Code>,
  ) =>
  (given: Readonly<Record<Name, string>> & { readonly decimalPlaces: number }): Result<string | null, Code | NotANumber> => {
    const numbers = readNumbers(names, given);
    if (!numbers.ok) return numbers;
    if (numbers.value === null) return ok(null);
    return mapResult(solve(numbers.value), (result) => formatFraction(result, given.decimalPlaces));
  };
