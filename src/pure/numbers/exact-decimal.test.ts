import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { formatExactDecimal, parseExactDecimal } from './exact-decimal.ts';

describe('parseExactDecimal', () => {
  test.each([
    ['0', 0n, 0],
    ['7', 7n, 0],
    ['+7', 7n, 0],
    ['-7', -7n, 0],
    ['−36.6', -366n, 1],
    ['007.50', 750n, 2],
    ['.5', 5n, 1],
    ['5.', 5n, 0],
    ['1.5e3', 1500n, 0],
    ['1.5E-3', 15n, 4],
    ['1e−2', 1n, 2],
    ['1e30', 10n ** 30n, 0],
    ['9.9e30', 99n * 10n ** 29n, 0],
    ['1000e-33', 1000n, 33],
    ['-0', 0n, 0],
    ['0e99', 0n, 0],
  ])('reads %j as %d divided by ten to the power of %d', (source, digits, scale) => {
    expect(parseExactDecimal(source, 30)).toEqual(ok({ digits, scale }));
  });

  test.each(['', ' ', ' 1', '.', '-', 'e5', '1e', '1e+', '--1', '1,5', '1.2.3', '0x10', '12ms', 'NaN', 'Infinity', '١', '1_000', '1 000'])(
    'rejects %j, which is not a number',
    (source) => {
      expect(parseExactDecimal(source, 30)).toMatchObject(fail('notANumber', { values: { value: source } }));
    },
  );

  test.each([
    ['1e31', 'tooLarge'],
    ['-1e99', 'tooLarge'],
    ['10e30', 'tooLarge'],
    [`1${'0'.repeat(31)}`, 'tooLarge'],
    [`1e${'9'.repeat(50)}`, 'tooLarge'],
    ['1e-31', 'tooSmall'],
    ['0.1e-30', 'tooSmall'],
    [`1e-${'9'.repeat(50)}`, 'tooSmall'],
  ] as const)('refuses %j as %s', (source, code) => {
    expect(parseExactDecimal(source, 30)).toEqual(fail(code, { values: { value: source } }));
  });

  test('refuses a megabyte of digits immediately, and quotes its beginning', () => {
    const source = `1.${'3'.repeat(1_000_000)}`;
    expect(parseExactDecimal(source, 30)).toEqual(fail('tooLong', { values: { value: `${source.slice(0, 60)}…` } }));
  });

  test('agrees with the platform', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e30, max: 1e30 }), (value) => {
        const parsed = parseExactDecimal(String(value), 400);
        expect(parsed.ok && Number(formatExactDecimal(parsed.value))).toBe(value + 0); // -0 becomes 0
      }),
    );
  });
});

describe('formatExactDecimal', () => {
  test.each([
    [0n, 0, '0'],
    [0n, 4, '0'],
    [15n, 0, '15'],
    [15n, 1, '1.5'],
    [-15n, 3, '-0.015'],
    [1500n, 2, '15'],
    [-100n, 0, '-100'],
    [1050n, 3, '1.05'],
  ])('writes %d divided by ten to the power of %d as %s', (digits, scale, text) => {
    expect(formatExactDecimal({ digits, scale })).toBe(text);
  });

  test('writes texts that are read back as the same value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(12), (digits, scale) => {
        const read = parseExactDecimal(formatExactDecimal({ digits, scale }), 60);
        expect(read.ok && read.value.digits * 10n ** BigInt(scale)).toBe(read.ok && digits * 10n ** BigInt(read.value.scale));
      }),
    );
  });
});

test.each(['-', '+', '.', '−.'])('%j is an incomplete number', (source) => {
  expect(parseExactDecimal(source, 30)).toMatchObject({ error: { isIncomplete: true } });
});
