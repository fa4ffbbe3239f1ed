import type { TreeFloat, TreeInteger } from '../tree/tree-value.ts';
import { jsonNumber } from './json-number.ts';

const INTEGER = /^-?\d+$/;

/** A number of JSON5 (so of JSON too): with a point or an exponent it is a float and keeps its digits, else an exact integer. */
export function readNumber(source: string): TreeInteger | TreeFloat {
  const digits = jsonNumber(source);
  if (digits === undefined) return { kind: 'float', digits: '', value: Number(source) };
  return INTEGER.test(digits) ? { kind: 'integer', value: BigInt(digits) } : { kind: 'float', digits, value: Number(digits) };
}
