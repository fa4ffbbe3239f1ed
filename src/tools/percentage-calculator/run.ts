import { Big } from 'big.js';
import type { Fields, ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { answer, type Fraction } from './answer.ts';
import { inputs, options } from './fields.ts';
import type { NotANumber } from './parse-number.ts';

type Options = ValuesOf<typeof options>;
type Answer<Code extends string = never> = Result<string, Code | NotANumber>;

const HUNDRED = new Big(100);

const divide = (numerator: Big, denominator: Big): Result<Fraction, never> => ok({ numerator, denominator });
const isZero = (number: Big): boolean => number.eq(0);

/** P % of a value. */
export const partOf = (typed: { percentage: string; value: string }, wish: Options): Answer =>
  answer(typed, wish, ({ percentage, value }) => divide(percentage.times(value), HUNDRED));

/** What percent of the whole a part is. */
export const shareOf = (typed: { part: string; whole: string }, wish: Options): Answer<'zeroWhole'> =>
  answer(typed, wish, ({ part, whole }) => (isZero(whole) ? fail('zeroWhole', { field: 'whole' }) : divide(part.times(HUNDRED), whole)));

/** By what percent of its size a value has changed: positive for a rise, also from a negative value. */
export const changeOf = (typed: { from: string; to: string }, wish: Options): Answer<'zeroFrom'> =>
  answer(typed, wish, ({ from, to }) =>
    isZero(from) ? fail('zeroFrom', { field: 'from' }) : divide(to.minus(from).times(HUNDRED), from.abs()),
  );

/** A value and P % of it. */
export const increase = (typed: { base: string; change: string }, wish: Options): Answer =>
  answer(typed, wish, ({ base, change }) => divide(base.times(HUNDRED.plus(change)), HUNDRED));

/** A value without P % of it. */
export const decrease = (typed: { base: string; change: string }, wish: Options): Answer =>
  answer(typed, wish, ({ base, change }) => divide(base.times(HUNDRED.minus(change)), HUNDRED));

/** The whole of which a part is P %. */
export const wholeOf = (typed: { knownPart: string; knownPercentage: string }, wish: Options): Answer<'zeroPercentage'> =>
  answer(typed, wish, ({ knownPart, knownPercentage }) =>
    isZero(knownPercentage) ? fail('zeroPercentage', { field: 'knownPercentage' }) : divide(knownPart.times(HUNDRED), knownPercentage),
  );

/** The value that a change of P % has made into this one. */
export const beforeChange = (typed: { changedValue: string; appliedChange: string }, wish: Options): Answer<'nothingLeft'> =>
  answer(typed, wish, ({ changedValue, appliedChange }) => {
    const factor = HUNDRED.plus(appliedChange);
    return isZero(factor) ? fail('nothingLeft', { field: 'appliedChange' }) : divide(changedValue.times(HUNDRED), factor);
  });

const question = <Inputs extends Fields, Code extends string>(
  asked: Inputs,
  run: (typed: ValuesOf<Inputs>, wish: Options) => Result<string, Code>,
) => defineOperation({ inputs: asked, options, produces: 'text', thread: 'main', run });

const { percentage, value, part, whole, from, to, base, change, knownPart, knownPercentage, changedValue, appliedChange } = inputs;

export const operations = {
  partOf: question({ percentage, value }, partOf),
  shareOf: question({ part, whole }, shareOf),
  changeOf: question({ from, to }, changeOf),
  increase: question({ base, change }, increase),
  decrease: question({ base, change }, decrease),
  wholeOf: question({ knownPart, knownPercentage }, wholeOf),
  beforeChange: question({ changedValue, appliedChange }, beforeChange),
};
