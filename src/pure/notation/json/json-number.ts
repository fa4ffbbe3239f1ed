import { jsonDigits } from '../tree/json-digits.ts';

const HEXADECIMAL = /^([+-]?)(0[xX][\da-fA-F]+)$/;

/**
 * A number of JSON5 as JSON writes it, exactly: hexadecimal digits become decimal ones, a leading `+` is dropped, `.5` is `0.5` and `5.` is
 * `5.0`, which remains a float for those who tell them from integers. `undefined` for Infinity and NaN.
 */
export function jsonNumber(source: string): string | undefined {
  const [, sign, digits] = HEXADECIMAL.exec(source) ?? [];
  return digits === undefined ? jsonDigits(source) : `${sign === '-' ? '-' : ''}${BigInt(digits)}`;
}
