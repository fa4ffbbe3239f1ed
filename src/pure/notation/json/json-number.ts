import { jsonDigits } from '../tree/json-digits.ts';

const HEXADECIMAL = /^([+-]?)(0[xX][\da-fA-F]+)$/;

/**
 * Converts a JSON5 number to JSON without loss: hexadecimal becomes decimal, a leading `+` is dropped, `.5` becomes `0.5`, and `5.` becomes
 * `5.0`, which is still a float where floats and integers differ. `undefined` for Infinity and NaN.
 */
export function jsonNumber(source: string): string | undefined {
  const [, sign, digits] = HEXADECIMAL.exec(source) ?? [];
  return digits === undefined ? jsonDigits(source) : `${sign === '-' ? '-' : ''}${BigInt(digits)}`;
}
