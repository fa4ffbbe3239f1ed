import type { ToolError } from '#core/result.ts';
import type { NumberFault } from '../numbers/read-number.ts';
import { excerpt } from '../text/excerpt.ts';
import type { Dimension } from './dimension.ts';

export type QuantityFault =
  | NumberFault
  | 'noQuantity'
  | 'unknownUnit'
  | 'unknownUnitLike'
  | 'needsOperand'
  | 'notClosed'
  | 'notOpened'
  | 'unexpected'
  | 'badExponent'
  | 'divisionByZero'
  | 'cannotAdd'
  | 'twoTemperatures'
  | 'belowAbsoluteZero'
  | 'notAUnit'
  | 'notTarget'
  | 'divideBy'
  | 'multiplyBy';

/** Aborts the reading or evaluation of a line from any nesting depth. The caller converts it to a result. */
export class QuantityStop extends Error {
  readonly fault: ToolError<QuantityFault>;
  /** The dimensions that the message names, for the placeholders `one` and `other`. */
  readonly kinds: Readonly<Record<string, Dimension>>;

  constructor(fault: ToolError<QuantityFault>, kinds: Readonly<Record<string, Dimension>> = {}) {
    super(fault.code);
    this.fault = fault;
    this.kinds = kinds;
  }
}

export const stop = (
  code: QuantityFault,
  values: Readonly<Record<string, string | number>> = {},
  kinds: Readonly<Record<string, Dimension>> = {},
): QuantityStop => new QuantityStop({ code, values }, kinds);

/** An error at an offset in a line, with its column in code points, counted from 1. */
export const stopAt = (code: QuantityFault, line: string, at: number, values: Readonly<Record<string, string>> = {}): QuantityStop =>
  stop(code, { column: Array.from(line.slice(0, at)).length + 1, ...values });

export const quoted = (text: string): string => excerpt(text);
