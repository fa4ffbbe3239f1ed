import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { presenters } from './present.ts';
import { declaration } from './declare.ts';
import { formulaOperand } from './formula-operand.ts';
import { beforeChange, changeOf, decrease, explain, increase, partOf, shareOf, wholeOf } from './run.ts';
import { sample } from './sample.ts';

const ten = { decimalPlaces: 10 };

const size = (number: bigint) => (number < 0n ? -number : number);

/** Divides integers and rounds half away from zero, in units of the last decimal place. Independent of the tested implementation. */
const roundedUnits = (numerator: bigint, denominator: bigint, decimalPlaces: number): bigint => {
  const units = (2n * size(numerator) * 10n ** BigInt(decimalPlaces) + size(denominator)) / (2n * size(denominator));
  return numerator < 0n === denominator < 0n ? units : -units;
};

const unitsOf = (decimal: string, decimalPlaces: number): bigint => {
  const [whole = '', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.padEnd(decimalPlaces, '0'));
};

describe('partOf', () => {
  test.each([
    ['123', '456', '560.88'], // CorentinTh/it-tools, percentage-calculator.e2e.spec.ts
    ['0.1', '3', '0.003'],
    ['-50', '8', '-4'],
    ['19,5', '200', '39'],
    ['0', '-5', '0'],
    ['1e2', '1e-3', '0.001'],
    [' 15 ', '+80', '12'],
    ['−15', '0,125', '-0.01875'],
    ['1234,567', '100', '1234.567'],
    ['9'.repeat(100), '100', '9'.repeat(100)],
  ])('calculates %s %% of %s', (percentage, value, expected) => {
    expect(partOf({ percentage, value, ...ten })).toEqual(ok(expected));
  });

  test('calculates the sample', () => expect(partOf({ ...sample, ...ten })).toEqual(ok('12')));
});

describe('shareOf', () => {
  test.each([
    ['123', '456', 10, '26.9736842105'], // CorentinTh/it-tools
    ['2', '3', 2, '66.67'],
    ['2', '3', 0, '67'],
    ['1', '3', 20, '33.33333333333333333333'],
    ['1', '800', 2, '0.13'], // 0.125: half away from zero
    ['-1', '800', 2, '-0.13'],
    ['-1', '80000', 2, '0'],
  ])('calculates what percentage %s is of %s, with %i decimals', (part, whole, decimalPlaces, expected) => {
    expect(shareOf({ part, whole, decimalPlaces })).toEqual(ok(expected));
  });
});

describe('changeOf', () => {
  test.each([
    ['123', '456', '270.7317073171'], // CorentinTh/it-tools
    ['-50', '-25', '50'],
    ['-50', '-75', '-50'],
    ['-50', '50', '200'],
    ['80', '60', '-25'],
    ['7', '7', '0'],
  ])('calculates the change from %s to %s', (from, to, expected) => {
    expect(changeOf({ from, to, ...ten })).toEqual(ok(expected));
  });
});

// Calculated by hand.
describe('increase and decrease', () => {
  test.each([
    ['80', '15', '92', '68'],
    ['80', '-15', '68', '92'],
    ['-80', '15', '-92', '-68'],
    ['80', '100', '160', '0'],
    ['0.1', '0.1', '0.1001', '0.0999'],
  ])('change %s by %s %%', (base, change, increased, decreased) => {
    expect(increase({ base, change, ...ten })).toEqual(ok(increased));
    expect(decrease({ base, change, ...ten })).toEqual(ok(decreased));
  });
});

describe('wholeOf', () => {
  test.each([
    ['12', '15', '80'],
    ['1', '3', '33.3333333333'],
    ['-5', '10', '-50'],
  ])('calculates the whole if %s is %s %%', (knownPart, knownPercentage, expected) => {
    expect(wholeOf({ knownPart, knownPercentage, ...ten })).toEqual(ok(expected));
  });
});

describe('beforeChange', () => {
  test.each([
    ['119', '19', '100'],
    ['68', '-15', '80'],
    ['92', '15', '80'],
    ['10', '-200', '-10'],
  ])('reverses in %s a change of %s %%', (changedValue, appliedChange, expected) => {
    expect(beforeChange({ changedValue, appliedChange, ...ten })).toEqual(ok(expected));
  });
});

describe('every calculation', () => {
  test('returns nothing without an error while a field is empty', () => {
    expect(partOf({ percentage: '', value: '3', ...ten })).toEqual(ok(null));
    expect(shareOf({ part: ' ', whole: '0', ...ten })).toEqual(ok(null));
    expect(changeOf({ from: '0', to: '', ...ten })).toEqual(ok(null));
    expect(increase({ base: '', change: '', ...ten })).toEqual(ok(null));
    expect(decrease({ base: '', change: '', ...ten })).toEqual(ok(null));
    expect(wholeOf({ knownPart: '', knownPercentage: '0', ...ten })).toEqual(ok(null));
    expect(beforeChange({ changedValue: '', appliedChange: '-100', ...ten })).toEqual(ok(null));
  });

  test('refuses a division by zero', () => {
    expect(shareOf({ part: '1', whole: '0.00', ...ten })).toEqual(fail('zeroWhole', { field: 'whole' }));
    expect(changeOf({ from: '-0', to: '1', ...ten })).toEqual(fail('zeroFrom', { field: 'from' }));
    expect(wholeOf({ knownPart: '1', knownPercentage: '0', ...ten })).toEqual(fail('zeroPercentage', { field: 'knownPercentage' }));
    expect(beforeChange({ changedValue: '1', appliedChange: '-100.0', ...ten })).toEqual(fail('nothingLeft', { field: 'appliedChange' }));
  });

  test.each([
    ['5²', '', fail('notANumber', { field: 'percentage', values: { text: '5²' } })],
    ['$5', '', fail('notANumber', { field: 'percentage', values: { text: '$5' } })],
    ['abc', '', fail('notANumber', { field: 'percentage', values: { text: 'abc' } })],
    ['1', ' 5 % ', fail('notANumber', { field: 'value', values: { text: '5 %' } })],
    ['1,000', '1', fail('notANumber', { field: 'percentage', values: { text: '1,000' } })],
    ['1', '1,2,3', fail('notANumber', { field: 'value', values: { text: '1,2,3' } })],
    ['1'.repeat(102), '1', fail('tooManyDigits', { field: 'percentage', values: { max: 100 } })],
    ['1', '1e101', fail('tooManyDigits', { field: 'value', values: { max: 100 } })],
    ['1', '1e-999999999999999999999', fail('tooManyDigits', { field: 'value', values: { max: 100 } })],
    ['9'.repeat(1_000_000), '1', fail('tooManyDigits', { field: 'percentage', values: { max: 100 } })],
  ])('refuses %j as the percentage of %j', (percentage, value, refusal) => {
    expect(partOf({ percentage, value, ...ten })).toEqual(refusal);
  });

  const digits = fc.bigInt({ min: -(10n ** 90n), max: 10n ** 90n });
  const places = fc.integer({ min: 0, max: 20 });

  test('matches integer arithmetic, without trailing zeros', () => {
    fc.assert(
      fc.property(digits, digits, places, (one, other, decimalPlaces) => {
        fc.pre(other !== 0n);
        const [a, b] = [String(one), String(other)];
        const options = { decimalPlaces };
        const expected = [
          [partOf({ percentage: a, value: b, ...options }), one * other, 100n],
          [shareOf({ part: a, whole: b, ...options }), one * 100n, other],
          [changeOf({ from: b, to: a, ...options }), (one - other) * 100n, size(other)],
          [increase({ base: a, change: b, ...options }), one * (100n + other), 100n],
          [decrease({ base: a, change: b, ...options }), one * (100n - other), 100n],
          [wholeOf({ knownPart: a, knownPercentage: b, ...options }), one * 100n, other],
        ] as const;
        for (const [result, numerator, denominator] of expected) {
          const decimal = (result.ok && result.value) || '';
          expect(decimal).toMatch(/^(0|-?[1-9]\d*|-?(0|[1-9]\d*)\.\d*[1-9])$/);
          expect(unitsOf(decimal, decimalPlaces)).toBe(roundedUnits(numerator, denominator, decimalPlaces));
        }
      }),
    );
  });

  test('reverses an increase', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.integer({ min: -99, max: 1000 }), (base, change) => {
        const increased = increase({ base: String(base), change: String(change), decimalPlaces: 20 });
        const changedValue = (increased.ok && increased.value) || '';
        expect(beforeChange({ changedValue, appliedChange: String(change), ...ten })).toEqual(ok(String(base)));
      }),
    );
  });
});

describe('formulaOperand', () => {
  test.each([
    ['15', '15'],
    [' +0,50 ', '0.5'],
    ['-7', '(-7)'],
    ['', null],
    ['abc', null],
  ])('shows %j as %s', (typed, shown) => {
    expect(formulaOperand(typed, 'value')).toBe(shown);
  });
});

/** Translates one of the formulas. */
const t = (key: string, values: object = {}) => (key === 'view.formulas.shareOf' ? Object.values(values).slice(2, 4).join(' / ') : key);

test('a formula contains the known numbers and the labels of the others', () => {
  const empty = initialValues(declaration.inputs);
  const known = explain({ ...empty, part: '-7', whole: 'abc' });
  expect(known.ok && presenters.explain(known.value, {}, { t, language: 'en' }).formulas[1]).toEqual({
    label: 'outputs.shareOf',
    value: '(-7) / fields.whole.label',
  });
});
