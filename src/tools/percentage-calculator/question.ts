import { Big } from 'big.js';
import { mapResult, ok, type Result } from '#core/result.ts';
import type { NotANumber } from './parse-number.ts';
import { readNumbers } from './read-numbers.ts';

/** An answer before it is rounded. */
export interface Fraction {
  readonly numerator: Big;
  readonly denominator: Big;
}

/** The quotient, worked out to the last digit that is wanted and rounded there, half away from zero: `0.003`, never `3e-3` or `-0`. */
function formatFraction({ numerator, denominator }: Fraction, decimalPlaces: number): string {
  const Rounded = Big(); // with settings of its own
  Rounded.DP = decimalPlaces;
  Rounded.RM = Big.roundHalfUp;
  const quotient = new Rounded(numerator).div(denominator);
  return quotient.eq(0) ? '0' : quotient.toFixed();
}

/** What answers a question about numbers as typed, in plain notation; `null` as long as one of them is missing. */
export const question =
  <Name extends string, Code extends string>(
    names: readonly Name[],
    solve: (numbers: Readonly<Record<Name, Big>>) => Result<Fraction, Code>,
  ) =>
  (given: Readonly<Record<Name, string>> & { readonly decimalPlaces: number }): Result<string | null, Code | NotANumber> => {
    const numbers = readNumbers(names, given);
    if (!numbers.ok) return numbers;
    if (numbers.value === null) return ok(null);
    return mapResult(solve(numbers.value), (fraction) => formatFraction(fraction, given.decimalPlaces));
  };
