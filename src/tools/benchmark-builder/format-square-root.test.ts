import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction } from '#pure/numbers/fraction.ts';
import { formatSquareRoot } from './format-square-root.ts';

describe('formatSquareRoot', () => {
  test.each([
    [0n, 1n, 3, '0'],
    [4n, 1n, 3, '2'],
    [2n, 1n, 10, '1.4142135624'], // OEIS A002193
    [5n, 3n, 3, '1.291'],
    [1n, 4n, 0, '1'],
    [9n, 4n, 0, '2'],
    [10n ** 600n, 1n, 0, `1${'0'.repeat(300)}`],
  ])('of %d/%d with %d decimals is %s', (numerator, denominator, places, root) => {
    expect(formatSquareRoot(fraction(numerator, denominator), places)).toBe(root);
  });

  test('is the nearest number with that many decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 30n }),
        fc.nat(10),
        (numerator, denominator, places) => {
          const [whole = '', part = ''] = formatSquareRoot(fraction(numerator, denominator), places).split('.');
          const units = BigInt(whole + part.padEnd(places, '0'));
          // (units − ½)² ≤ square < (units + ½)², in units of the last place, all times four.
          const square = 4n * numerator * 100n ** BigInt(places);
          expect((2n * units + 1n) ** 2n * denominator > square).toBe(true);
          expect(units === 0n || (2n * units - 1n) ** 2n * denominator <= square).toBe(true);
        },
      ),
    );
  });
});
