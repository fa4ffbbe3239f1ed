import type { TreeFloat, TreeInteger } from '../tree/tree-value.ts';
import { jsonNumber } from './json-number.ts';

const INTEGER = /^-?\d+$/;

/**
 * Reads a JSON5 number, and thus any JSON number. With a point or an exponent, it becomes a float that keeps its digits; otherwise, an
 * exact integer.
 */
export function readNumber(source: string): TreeInteger | TreeFloat {
  const digits = jsonNumber(source);
  if (digits === undefined) return { kind: 'float', digits: '', value: Number(source) };
  return INTEGER.test(digits) ? { kind: 'integer', value: BigInt(digits) } : { kind: 'float', digits, value: Number(digits) };
}
