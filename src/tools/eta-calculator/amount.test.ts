import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { fraction } from '#pure/numbers/fraction.ts';
import { parseAmount } from './amount.ts';

describe('parseAmount', () => {
  // Prefixes: the SI brochure, 9th edition, table 7, and IEC 80000-13.
  test.each([
    ['500', 500n, false],
    ['1,500', 1500n, false],
    ['1 500 000', 1_500_000n, false],
    ["1'500", 1500n, false],
    ['1_500', 1500n, false],
    ['+7', 7n, false],
    ['1 B', 8n, true],
    ['1kB', 8000n, true],
    ['1 KB', 8000n, true],
    ['2 MB', 16_000_000n, true],
    ['1 GB', 8_000_000_000n, true],
    ['1 TB', 8_000_000_000_000n, true],
    ['1 PB', 8_000_000_000_000_000n, true],
    ['1 KiB', 8192n, true],
    ['1 MiB', 8_388_608n, true],
    ['1 PiB', 8n * 2n ** 50n, true],
    ['1 bit', 1n, true],
    ['1 b', 1n, true],
    ['1 kbit', 1000n, true],
    ['1 kb', 1000n, true],
    ['1 Mb', 1_000_000n, true],
    ['1 Gbit', 1_000_000_000n, true],
    [' 1,000.0 Tb ', 10n ** 15n, true],
  ])('reads %j as %d', (text, quantity, isData) => {
    const amount = parseAmount(text, 'any');
    expect(amount).toMatchObject({ ok: true, value: { isData } });
    const { numerator, denominator } = amount.ok ? amount.value.quantity : fraction(0n);
    expect(numerator).toBe(quantity * denominator);
  });

  test.each(['2.5', '2.50', '02.5'])('reads %s as two and a half', (text) => {
    const amount = parseAmount(text, 'any');
    const { numerator, denominator } = amount.ok ? amount.value.quantity : fraction(0n);
    expect(2n * numerator).toBe(5n * denominator);
  });

  test.each(['', 'abc', '1,5', '1,50', '1,500 000', '1.500,0', '1e3', '5 mb', '5 Kb', '5 XB', '5 MB/s', '1 Pbit', '.', '- 5', '٥', '5 5'])(
    'finds no amount in %j',
    (text) => {
      expect(parseAmount(text, 'any')).toEqual(fail('notAnAmount', { field: 'any' }));
    },
  );

  test.each(['0', '-1', '−1', '0.000 GB', '-1 kB'])('refuses %j, which is not positive', (text) => {
    expect(parseAmount(text, 'any')).toEqual(fail('notPositive', { field: 'any' }));
  });

  test('reads every whole number in any grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.constantFrom(',', ' ', '_', "'", '\u00a0', '\u202f', '’', ''), (number, separator) => {
        const text = String(number).replace(/\B(?=(\d{3})+$)/g, separator);
        expect(parseAmount(text, 'any')).toEqual(ok({ quantity: fraction(BigInt(number)), isData: false }));
      }),
    );
  });
});
