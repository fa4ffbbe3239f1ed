import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type Fraction, fraction, minus, over, plus, times } from '#pure/numbers/fraction.ts';
import { type declaration, inputNames, operands } from './declare.ts';
import { formulaOperand } from './formula-operand.ts';
import { question } from './question.ts';

const HUNDRED = fraction(100n);

const isZero = ({ numerator }: Fraction): boolean => numerator === 0n;
const size = (number: Fraction): Fraction => (number.numerator < 0n ? minus(fraction(0n), number) : number);
/** P %, as a factor. */
const share = (percentage: Fraction): Fraction => over(percentage, HUNDRED);

/** P % of a value. */
export const partOf = question(operands.partOf, ({ percentage, value }) => ok(times(share(percentage), value)));

/** What percent of the whole a part is. */
export const shareOf = question(operands.shareOf, ({ part, whole }) =>
  isZero(whole) ? fail('zeroWhole', { field: 'whole' }) : ok(over(times(part, HUNDRED), whole)),
);

/** By what percent of its size a value has changed: positive for a rise, also from a negative value. */
export const changeOf = question(operands.changeOf, ({ from, to }) =>
  isZero(from) ? fail('zeroFrom', { field: 'from' }) : ok(over(times(minus(to, from), HUNDRED), size(from))),
);

/** A value and P % of it. */
export const increase = question(operands.increase, ({ base, change }) => ok(times(base, share(plus(HUNDRED, change)))));

/** A value without P % of it. */
export const decrease = question(operands.decrease, ({ base, change }) => ok(times(base, share(minus(HUNDRED, change)))));

/** The whole of which a part is P %. */
export const wholeOf = question(operands.wholeOf, ({ knownPart, knownPercentage }) =>
  isZero(knownPercentage) ? fail('zeroPercentage', { field: 'knownPercentage' }) : ok(over(knownPart, share(knownPercentage))),
);

/** The value that a change of P % has made into this one. */
export const beforeChange = question(operands.beforeChange, ({ changedValue, appliedChange }) => {
  const factor = share(plus(HUNDRED, appliedChange));
  return isZero(factor) ? fail('nothingLeft', { field: 'appliedChange' }) : ok(over(changedValue, factor));
});

/** The numbers as they stand in formulas, by the names of their fields; `null` for those that are not known. */
export const explain = (typed: Given<typeof declaration, 'explain'>) =>
  ok<Readonly<Record<string, string | null>>>(Object.fromEntries(inputNames.map((name) => [name, formulaOperand(typed[name], name)])));

export const run = { partOf, shareOf, changeOf, increase, decrease, wholeOf, beforeChange, explain } satisfies Runs<typeof declaration>;
