import { jsonDigits } from '../tree/json-digits.ts';
import type { TreeFloat, TreeInteger } from '../tree/tree-value.ts';

const HEXADECIMAL = /^([+-]?)(0[xX][\da-fA-F]+)$/;
const INTEGER = /^[+-]?\d+$/;

/** A number of JSON5 (so of JSON too): with a point or an exponent it is a float and keeps its digits, else an exact integer. */
export function readNumber(source: string): TreeInteger | TreeFloat {
  if (INTEGER.test(source)) return { kind: 'integer', value: BigInt(source.startsWith('+') ? source.slice(1) : source) };
  const [, sign, digits] = HEXADECIMAL.exec(source) ?? [];
  if (digits !== undefined) return { kind: 'integer', value: sign === '-' ? -BigInt(digits) : BigInt(digits) };
  const written = jsonDigits(source);
  return written === undefined
    ? { kind: 'float', digits: '', value: Number(source) }
    : { kind: 'float', digits: written, value: Number(written) };
}
