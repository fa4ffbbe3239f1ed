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

/** Ends the work on a line from any depth of its brackets; it never leaves the module that works. */
export class QuantityStop extends Error {
  readonly fault: ToolError<QuantityFault>;
  /** Of what the sentence names the kinds: `one` and `other` in its values. */
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

/** What stands in a line at an offset, with its column: code points from 1. */
export const stopAt = (code: QuantityFault, line: string, at: number, values: Readonly<Record<string, string>> = {}): QuantityStop =>
  stop(code, { column: Array.from(line.slice(0, at)).length + 1, ...values });

export const quoted = (text: string): string => excerpt(text);
