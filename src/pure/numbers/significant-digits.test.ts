import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { fraction } from './fraction.ts';
import { formatSignificant, roundSignificant } from './significant-digits.ts';

describe('formatSignificant', () => {
  test.each<[bigint, bigint, number, string]>([
    [15_000n, 3600n, 12, '4.16666666667'],
    [15_000n, 86_400n, 12, '0.173611111111'],
    [-2n, 3n, 3, '-0.667'],
    [1n, 2n, 12, '0.5'],
    [123_456_789n, 1n, 3, '123456789'],
    [1_234_567n, 2n, 3, '617000'],
    [9999n, 1000n, 3, '10'],
    [1n, 300_000n, 2, '0.0000033'],
    [0n, 7n, 12, '0'],
  ])('writes %d/%d with %d digits as %s', (numerator, denominator, digits, written) =>
    expect(formatSignificant(fraction(numerator, denominator), digits)).toBe(written),
  );

  // `Number.prototype.toPrecision` rounds the binary number, so decimal halves are left out.
  test('agrees with floating-point rounding', () => {
    const parts = fc.tuple(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 2, max: 9 }));
    fc.assert(
      fc.property(parts, ([numerator, denominator, digits]) => {
        fc.pre(numerator % denominator !== 0);
        const isHalf = (2n * BigInt(numerator) * 10n ** 20n) % BigInt(denominator) === 0n;
        fc.pre(!isHalf);
        expect(Number(formatSignificant(fraction(BigInt(numerator), BigInt(denominator)), digits))).toBe(
          Number((numerator / denominator).toPrecision(digits)),
        );
      }),
      { numRuns: runs(200) },
    );
  });
});

test.each<[bigint, bigint, number, boolean]>([
  [1n, 4n, 2, false],
  [1n, 4n, 1, true],
  [1n, 3n, 40, true],
  [1234n, 1n, 1, false],
  [2469n, 2n, 5, false],
  [2469n, 2n, 4, true],
])('for %d/%d with %d digits, isRounded is %s', (numerator, denominator, digits, isRounded) =>
  expect(roundSignificant(fraction(numerator, denominator), digits).isRounded).toBe(isRounded),
);
