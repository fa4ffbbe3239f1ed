import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { createEngine, namesOf } from './engine.ts';

const engineOf = (numberType: 'decimal' | 'float') => createEngine({ numberType, angles: 'degrees', randomSeed: '' });
const decimal = engineOf('decimal');
const float = engineOf('float');
const format = (value: unknown, precision = 20): string => decimal.format(value, { precision, lowerExp: -9, upperExp: 21 });

describe('trigonometric functions in degrees', () => {
  // The values at the special angles are from DLMF, table 4.17.1, and the others from bc -l with scale=40.
  test.each([
    ['sin(30)', '0.5'],
    ['sin(-30)', '-0.5'],
    ['sin(390)', '0.5'],
    ['sin(180)', '0'],
    ['cos(90)', '0'],
    ['cos(60)', '0.5'],
    ['cos(180)', '-1'],
    ['tan(45)', '1'],
    ['tan(-45)', '-1'],
    ['tan(90)', 'Infinity'],
    ['sec(60)', '2'],
    ['csc(30)', '2'],
    ['cot(45)', '1'],
    ['cot(90)', '0'],
    ['asin(1)', '90'],
    ['asin(-0.5)', '-30'],
    ['acos(0.5)', '60'],
    ['acos(-1)', '180'],
    ['atan(1)', '45'],
    ['asec(2)', '60'],
    ['acsc(2)', '30'],
    ['acot(-1)', '-45'],
    ['acot(0)', '90'],
    ['atan2(1, 1)', '45'],
    ['sin(30 deg)', '0.5'],
    ['map([0, 90], sin)', '[0, 1]'],
    ['sin("30")', '0.5'],
    ['map(["60", "90"], cos)', '[0.5, 0]'],
    ['cos(bigint(60))', '0.5'],
    ['acos("0.5")', '60'],
    ['acot("0")', '90'],
    ['atan2("1", "1")', '45'],
    ['atan2([1, 0], 1)', '[45, 0]'],
    ['atan2(sparse([0, 2]), sparse([0, 2]))[2, 1]', '45'],
  ])('%s is %s with both number types', (expression, value) => {
    expect(format(decimal.evaluate(expression, new Map()))).toBe(value);
    expect(format(float.evaluate(expression, new Map()), 15)).toBe(value);
  });

  test.each([
    ['sin(10)', '0.17364817766693034885'],
    ['cos(1)', '0.99984769515639123916'],
    ['tan(60)', '1.7320508075688772935'],
    ['asin(0.25)', '14.477512185929923879'],
    ['sin(30.0000000000000000001)', '0.50000000000000000000151149947019518'],
  ])('%s is %s with 64 digits', (expression, value) => {
    expect(format(decimal.evaluate(expression, new Map()), value.replace(/^0\.|\./, '').length)).toBe(value);
  });

  // By bc -l: s(10*a(1)/45), a(0.25)*45/a(1), s(a(1)/45).
  test.each([
    ['sin("10")', '0.1736481777'],
    ['atan("0.25")', '14.03624347'],
    ['sin(true)', '0.01745240644'],
  ])('%s, not a big number, is %s', (expression, value) => {
    expect(format(decimal.evaluate(expression, new Map()), 10)).toBe(value);
  });

  test.each(['sin("x")', 'sin([30])', 'sin(null)', 'cos(30 cm)', 'asin(30 deg)'])('reject %s as in radians', (expression) => {
    const inRadians = createEngine({ numberType: 'decimal', angles: 'radians', randomSeed: '' });
    const refusalOf = (engine: typeof decimal) => {
      try {
        return engine.evaluate(expression, new Map());
      } catch (error) {
        return String(error);
      }
    };
    expect(refusalOf(decimal)).toBe(refusalOf(inRadians));
  });

  test('the inverse of a function returns the angle', () => {
    fc.assert(
      fc.property(fc.integer({ min: -89_999, max: 89_999 }), fc.constantFrom('sin', 'tan'), (thousandths, name) => {
        const degrees = thousandths / 1000;
        expect(format(decimal.evaluate(`a${name}(${name}(${degrees}))`, new Map()), 15)).toBe(format(degrees));
      }),
      { numRuns: runs(50) },
    );
  });

  test('match the functions in radians', () => {
    const inRadians = createEngine({ numberType: 'float', angles: 'radians', randomSeed: '' });
    const names = ['sin', 'cos', 'tan', 'sec', 'csc', 'cot'];
    fc.assert(
      fc.property(fc.integer({ min: -720, max: 720 }), fc.constantFrom(...names), (degrees, name) => {
        const expected: number = inRadians.evaluate(`${name}(${degrees} * pi / 180)`);
        fc.pre(Math.abs(expected) < 1e10); // not near a pole
        expect(float.evaluate(`${name}(${degrees})`)).toBeCloseTo(expected, 10);
      }),
    );
  });

  test('have the same names as in radians', () => {
    const inRadians = createEngine({ numberType: 'float', angles: 'radians', randomSeed: '' });
    expect(Object.keys(namesOf(float)).toSorted()).toEqual(Object.keys(namesOf(inRadians)).toSorted());
  });
});
