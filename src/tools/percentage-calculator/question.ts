import { Big } from 'big.js';
import { ok, type Result } from '#core/result.ts';
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

/** The answer to a question about numbers as typed, in plain notation; empty as long as one of them is missing. */
export function answer<Name extends string, Code extends string>(
  typed: Readonly<Record<Name, string>>,
  { decimalPlaces }: { readonly decimalPlaces: number },
  solve: (numbers: Readonly<Record<Name, Big>>) => Result<Fraction, Code>,
): Result<string, Code | NotANumber> {
  const numbers = readNumbers(typed);
  if (!numbers.ok) return numbers;
  if (numbers.value === null) return ok('');
  const solved = solve(numbers.value);
  return solved.ok ? ok(formatFraction(solved.value, decimalPlaces)) : solved;
}
