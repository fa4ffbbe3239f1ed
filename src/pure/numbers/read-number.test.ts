import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { formatExactDecimal } from './exact-decimal.ts';
import { fraction, over } from './fraction.ts';
import { readNumber, readNumberAt } from './read-number.ts';
import { formatSignificant } from './significant-digits.ts';

const read = (text: string, at = 0) => {
  const number = readNumberAt(text, at, true);
  if (!number) return undefined;
  return number.ok ? `${formatSignificant(number.value.value, 40)} from ${number.value.typed}` : number.error.code;
};

describe('readNumberAt', () => {
  // The rules are those of the data size converter, and for spaces those of the SI brochure, 9th edition, 5.4.4.
  test.each([
    ['5', '5 from 5'],
    ['1.5 GB', '1.5 from 1.5'],
    ['1,5 GB', '1.5 from 1,5'],
    ['.5', '0.5 from .5'],
    ['5. ', '5 from 5.'],
    ['1,500', '1500 from 1,500'],
    ['0,500', '0.5 from 0,500'],
    ['1,5000', '1.5 from 1,5000'],
    ['1.500', '1.5 from 1.500'],
    ['1,234,567', '1234567 from 1,234,567'],
    ['1,234.5', '1234.5 from 1,234.5'],
    ['1.234,5', '1234.5 from 1.234,5'],
    ['1.234.567', '1234567 from 1.234.567'],
    ['1.234.567,8', '1234567.8 from 1.234.567,8'],
    ['1 500 000 B', '1500000 from 1 500 000'],
    ['1 500,25', '1500.25 from 1 500,25'],
    ["1'500'000", "1500000 from 1'500'000"],
    ['1\u202f500', '1500 from 1\u202f500'],
    ['10_00', '1000 from 10_00'],
    ['12 3456', '12 from 12'],
    ['1e9', '1000000000 from 1e9'],
    ['1.5e-3', '0.0015 from 1.5e-3'],
    ['1E+2B', '100 from 1E+2'],
    ['5EB', '5 from 5'],
    ['2^40 B', '1099511627776 from 2^40'],
    ['2^-2', '0.25 from 2^-2'],
    ['10^60', `1${'0'.repeat(60)} from 10^60`],
    ['0^0', '1 from 0^0'],
  ])('reads %j as %s', (text, expected) => expect(read(text)).toBe(expected));

  test('starts at the given position', () => expect(read('ab12.5', 2)).toBe('12.5 from 12.5'));

  test.each(['', 'a', '-1', '+1', ',', '.', '^2'])('finds no number at the beginning of %j', (text) => expect(read(text)).toBeUndefined());

  test.each([
    ['1e99', 'tooLarge'],
    ['2e60', 'tooLarge'],
    ['2^300', 'tooLarge'],
    ['2^999999999', 'tooLarge'],
    ['0^-1', 'tooLarge'],
    ['1e-61', 'tooSmall'],
    ['2^-999', 'tooSmall'],
    [`1.${'1'.repeat(1000)}`, 'tooLong'],
  ])('refuses %j', (text, code) => expect(read(text)).toBe(code));

  test('returns the text without the comma only for a number with a comma', () => {
    expect(readNumberAt('1,5', 0)).toMatchObject({ value: { withoutComma: '1.5' } });
    expect(readNumberAt('1.5', 0)).not.toHaveProperty('value.withoutComma');
  });

  test('reads each decimal number in any notation', () => {
    const digits = fc.bigInt(1n, 10n ** 30n);
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 0, max: 20 }),
        fc.constantFrom("'", '\u202f', ' ', ''),
        fc.boolean(),
        (whole, scale, mark, isComma) => {
          const plain = formatExactDecimal({ digits: whole, scale });
          const [head = '', tail] = plain.split('.');
          const written = head.replaceAll(/\B(?=(\d{3})+$)/g, mark) + (tail === undefined ? '' : `${isComma ? ',' : '.'}${tail}`);
          // A single comma before three digits would separate groups.
          fc.pre(!/^[1-9]\d{0,2},\d{3}$/.test(written));
          const number = readNumberAt(written, 0);
          expect(number).toMatchObject({ ok: true, value: { typed: written } });
          const { numerator, denominator } = number?.ok
            ? over(number.value.value, { numerator: whole, denominator: 10n ** BigInt(scale) })
            : { numerator: 0n, denominator: 1n };
          expect(numerator).toBe(denominator);
        },
      ),
      { numRuns: runs(100) },
    );
  });
});

describe('readNumber', () => {
  test.each<[string, bigint, bigint]>([
    ['1.5', 3n, 2n],
    ['.25', 1n, 4n],
    ['1,234.5', 2469n, 2n],
    ['1.234.567', 1_234_567n, 1n],
    ['1’000', 1000n, 1n],
  ])('reads %s', (text, numerator, denominator) => {
    const number = readNumber(text) ?? fraction(0n);
    expect(number.numerator * denominator).toBe(numerator * number.denominator);
  });

  test.each(['', '.', ',', '1.2.3', '1,2,3', '1,23,456', '-1', '5 h', '1e99'])('refuses %j', (text) =>
    expect(readNumber(text)).toBeUndefined(),
  );
});
