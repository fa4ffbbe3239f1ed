import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { parseValues } from './parse-values.ts';
import { rankSuites } from './run.ts';

const initial = { betterIs: 'lower', varianceType: 'population', decimalPlaces: 3 } as const;

const rank = (values: readonly string[], options: Partial<Parameters<typeof rankSuites>[0]> = {}) =>
  rankSuites({ ...initial, ...options, suites: values.map((each, index) => ({ name: `Suite ${index + 1}`, values: each })) });

/** The suite numbers in order of rank. */
const order = (values: readonly string[], options: Parameters<typeof rank>[1] = {}) =>
  rank(values, options).ranked.map(({ number }) => number);

describe('parseValues', () => {
  test.each([
    ['', 0],
    [' \n,;\t ', 0],
    ['5', 1],
    ['5 10', 2],
    [',,5;; 10\r\n\t-1.5e-3,+.5', 4],
    ['1,2,3,4', 4],
    ['1\u00a02\u202f3', 3],
  ])('reads %j as %d values', (text, count) => {
    const parsed = parseValues(text);
    expect(parsed.ok && parsed.value.length).toBe(count);
  });

  test.each([
    ['12ms', 'notANumber', '12ms'],
    ['1 2 x y', 'notANumber', 'x'],
    ['1.2.3', 'notANumber', '1.2.3'],
    ['0x10', 'notANumber', '0x10'],
    ['1e309', 'tooLarge', '1e309'],
    ['1e-309', 'tooSmall', '1e-309'],
    [`0.${'1'.repeat(1001)}`, 'tooLong', `0.${'1'.repeat(58)}…`],
  ] as const)('refuses %j as %s because of %j', (text, code, value) => {
    expect(parseValues(text)).toEqual(fail(code, { values: { value } }));
  });
});

describe('rankSuites', () => {
  test('compares the initial values', () => {
    expect(rank(['5 10', '8 12']).ranked).toMatchObject([
      {
        number: 1,
        mean: '7.5',
        median: '7.5',
        stdDev: '2.5',
        variance: '6.25',
        min: '5',
        max: '10',
        samples: 2,
        comparison: { kind: 'best' },
      },
      {
        number: 2,
        mean: '10',
        median: '10',
        stdDev: '2',
        variance: '4',
        comparison: { kind: 'apart', difference: '+2.5', ratio: '1.333' },
      },
    ]);
  });

  // NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.6, and the Statistical Reference Dataset NumAcc3 (1,000,000.2 and 500 pairs
  // around it): with doubles, a textbook formula is wrong in the second digit.
  test('computes variances that floating point would lose', () => {
    const values = ['1000000.2', ...Array.from({ length: 500 }, () => '1000000.1 1000000.3')].join(' ');
    expect(rank([values], { varianceType: 'sample', decimalPlaces: 10 }).ranked).toMatchObject([
      { mean: '1000000.2', stdDev: '0.1', variance: '0.01', samples: 1001 },
    ]);
  });

  test('orders by mean, descending if higher is better, and keeps the order of equal means', () => {
    expect(order(['3', '1', '2'])).toEqual([2, 3, 1]);
    expect(order(['3', '1', '2'], { betterIs: 'higher' })).toEqual([1, 3, 2]);
    expect(order(['2 2', '1', '2', '1 1 1'])).toEqual([2, 4, 1, 3]);
    expect(order(['1e308', '-1e308', '0'])).toEqual([2, 3, 1]);
  });

  test('divides by one less for a sample', () => {
    const { ranked } = rank(['1,2,3,4', '2 2 2'], { betterIs: 'higher', varianceType: 'sample' });
    expect(ranked).toMatchObject([
      { mean: '2.5', stdDev: '1.291', variance: '1.667' },
      { comparison: { difference: '-0.5', ratio: '0.8' }, stdDev: '0', variance: '0' },
    ]);
  });

  test('returns no variance for a sample of one', () => {
    expect(rank(['7'], { varianceType: 'sample' }).ranked[0]).toMatchObject({ stdDev: undefined, variance: undefined, mean: '7' });
    expect(rank(['7']).ranked[0]).toMatchObject({ stdDev: '0', variance: '0' });
  });

  test.each([
    ['1 2 3', '2'],
    ['4 1 3 2', '2.5'],
    ['10 -10 9 1', '5'],
    ['5', '5'],
  ])('computes the median of %j as %s', (values, median) => {
    expect(rank([values]).ranked[0]).toMatchObject({ median });
  });

  test.each([
    ['1.0005', 3, '1.001'],
    ['-1.0005', 3, '-1.001'],
    ['0.5', 0, '1'],
    ['2.50000', 3, '2.5'],
    ['-0.0001', 3, '0'],
    ['0.1 0.2', 10, '0.15'],
  ])('rounds the mean of %j to %i decimals half away from zero: %s', (values, decimalPlaces, mean) => {
    expect(rank([values], { decimalPlaces }).ranked[0]).toMatchObject({ mean });
  });

  test('compares with the best', () => {
    expect(rank(['0', '5', '0']).ranked.map(({ comparison }) => comparison)).toEqual([
      { kind: 'best' },
      { kind: 'same' },
      { kind: 'apart', difference: '+5', ratio: undefined },
    ]);
    expect(rank(['-4', '-2']).ranked[1]?.comparison).toEqual({ kind: 'apart', difference: '+2', ratio: '0.5' });
    expect(rank(['1', '1.00001']).ranked[1]?.comparison).toEqual({ kind: 'apart', difference: '+0', ratio: '1' });
  });

  test('skips a suite without values, and reports one with an invalid value', () => {
    const suites = [
      { name: 'a\n b ', values: '1 12ms x' },
      { name: '', values: ' ' },
      { name: ' ', values: '3' },
    ];
    const { ranked, problems } = rankSuites({ ...initial, suites });
    expect(ranked).toMatchObject([{ number: 3, name: '', mean: '3' }]);
    expect(problems).toEqual([{ number: 1, name: 'a b', error: { code: 'notANumber', values: { value: '12ms' } } }]);
  });

  const integers = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 30 });

  test('matches the definitions for whole numbers', () => {
    fc.assert(
      fc.property(integers, (values) => {
        const [suite] = rank([values.join(' ')], { decimalPlaces: 10 }).ranked;
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
        expect(Number(suite?.mean)).toBeCloseTo(mean, 5);
        expect(Number(suite?.variance)).toBeCloseTo(variance, 5);
        expect(Number(suite?.stdDev)).toBeCloseTo(Math.sqrt(variance), 5);
        expect([suite?.min, suite?.max]).toEqual([Math.min(...values), Math.max(...values)].map(String));
      }),
    );
  });

  test('does not depend on the order of values, and has the same spread after a shift', () => {
    fc.assert(
      fc.property(integers, fc.integer(), (values, shift) => {
        const [one] = rank([values.join(' ')]).ranked;
        expect(rank([values.toReversed().join('; ')]).ranked[0]).toEqual(one);
        const [moved] = rank([values.map((value) => value + shift).join(' ')]).ranked;
        expect([moved?.variance, moved?.stdDev]).toEqual([one?.variance, one?.stdDev]);
      }),
    );
  });

  test('reverses the order if the other direction is better and no means are equal', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer().map(String), { maxLength: 20 }), (means) => {
        expect(order(means, { betterIs: 'higher' })).toEqual(order(means).toReversed());
      }),
    );
  });
});
