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
/** Converts a percentage to a factor. */
const share = (percentage: Fraction): Fraction => over(percentage, HUNDRED);

/** A percentage of a value. */
export const partOf = question(operands.partOf, ({ percentage, value }) => ok(times(share(percentage), value)));

/** A part as a percentage of the whole. */
export const shareOf = question(operands.shareOf, ({ part, whole }) =>
  isZero(whole) ? fail('zeroWhole', { field: 'whole' }) : ok(over(times(part, HUNDRED), whole)),
);

/** The change of a value as a percentage of its magnitude. An increase is positive, even from a negative value. */
export const changeOf = question(operands.changeOf, ({ from, to }) =>
  isZero(from) ? fail('zeroFrom', { field: 'from' }) : ok(over(times(minus(to, from), HUNDRED), size(from))),
);

/** A value increased by a percentage. */
export const increase = question(operands.increase, ({ base, change }) => ok(times(base, share(plus(HUNDRED, change)))));

/** A value decreased by a percentage. */
export const decrease = question(operands.decrease, ({ base, change }) => ok(times(base, share(minus(HUNDRED, change)))));

/** The whole, from a part and its percentage. */
export const wholeOf = question(operands.wholeOf, ({ knownPart, knownPercentage }) =>
  isZero(knownPercentage) ? fail('zeroPercentage', { field: 'knownPercentage' }) : ok(over(knownPart, share(knownPercentage))),
);

/** The value before a percentage change. */
export const beforeChange = question(operands.beforeChange, ({ changedValue, appliedChange }) => {
  const factor = share(plus(HUNDRED, appliedChange));
  return isZero(factor) ? fail('nothingLeft', { field: 'appliedChange' }) : ok(over(changedValue, factor));
});

/** The numbers for the formulas, keyed by field name. Missing or invalid numbers are `null`. */
export const explain = (typed: Given<typeof declaration, 'explain'>) =>
  ok<Readonly<Record<string, string | null>>>(Object.fromEntries(inputNames.map((name) => [name, formulaOperand(typed[name], name)])));

export const run = { partOf, shareOf, changeOf, increase, decrease, wholeOf, beforeChange, explain } satisfies Runs<typeof declaration>;
