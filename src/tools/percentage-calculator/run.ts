import { Big } from 'big.js';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type declaration, inputNames, operands } from './declare.ts';
import { formulaOperand } from './formula-operand.ts';
import { type Fraction, question } from './question.ts';

const HUNDRED = new Big(100);

const divide = (numerator: Big, denominator: Big): Result<Fraction, never> => ok({ numerator, denominator });
const isZero = (number: Big): boolean => number.eq(0);

/** P % of a value. */
export const partOf = question(operands.partOf, ({ percentage, value }) => divide(percentage.times(value), HUNDRED));

/** What percent of the whole a part is. */
export const shareOf = question(operands.shareOf, ({ part, whole }) =>
  isZero(whole) ? fail('zeroWhole', { field: 'whole' }) : divide(part.times(HUNDRED), whole),
);

/** By what percent of its size a value has changed: positive for a rise, also from a negative value. */
export const changeOf = question(operands.changeOf, ({ from, to }) =>
  isZero(from) ? fail('zeroFrom', { field: 'from' }) : divide(to.minus(from).times(HUNDRED), from.abs()),
);

/** A value and P % of it. */
export const increase = question(operands.increase, ({ base, change }) => divide(base.times(HUNDRED.plus(change)), HUNDRED));

/** A value without P % of it. */
export const decrease = question(operands.decrease, ({ base, change }) => divide(base.times(HUNDRED.minus(change)), HUNDRED));

/** The whole of which a part is P %. */
export const wholeOf = question(operands.wholeOf, ({ knownPart, knownPercentage }) =>
  isZero(knownPercentage) ? fail('zeroPercentage', { field: 'knownPercentage' }) : divide(knownPart.times(HUNDRED), knownPercentage),
);

/** The value that a change of P % has made into this one. */
export const beforeChange = question(operands.beforeChange, ({ changedValue, appliedChange }) => {
  const factor = HUNDRED.plus(appliedChange);
  return isZero(factor) ? fail('nothingLeft', { field: 'appliedChange' }) : divide(changedValue.times(HUNDRED), factor);
});

/** The numbers as they stand in formulas, by the names of their fields; `null` for those that are not known. */
export const explain = (typed: Given<typeof declaration, 'explain'>) =>
  ok<Readonly<Record<string, string | null>>>(Object.fromEntries(inputNames.map((name) => [name, formulaOperand(typed[name])])));

export const run = { partOf, shareOf, changeOf, increase, decrease, wholeOf, beforeChange, explain } satisfies Runs<typeof declaration>;
