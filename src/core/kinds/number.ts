import type { NumberField } from '../fields.ts';
import type { Kind } from './kind.ts';

/** Reads the text of a number field. `undefined` if it is not a number, not an integer where one is required, or out of range. */
export function readNumber({ min, max, isInteger }: NumberField, typed: string): number | undefined {
  const source = typed.trim();
  if (!(isInteger ? /^[+-]?\d+$/ : /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i).test(source)) return undefined;
  const value = Number(source);
  return value >= min && value <= max ? value + 0 : undefined; // + 0 turns -0 into 0
}

export const numberKind: Kind<NumberField> = {
  saidAs: 'text',
  encode: String,
  decode: readNumber,
  accepts: (_field, controlValue): controlValue is string => typeof controlValue === 'string',
  controlValueOf: String,
  valueOf: (field, controlValue) => (typeof controlValue === 'string' ? readNumber(field, controlValue) : undefined),
  refusal: ({ min, max, isInteger }) => ({ code: isInteger ? 'notWhole' : 'notANumber', values: { min, max } }),
  isBeginning: (controlValue) => controlValue === '-' || controlValue === '+',
  withSent: (_field, _controlValue, text) => text,
};
