import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { fraction } from './fraction.ts';
import { isZero, piFraction, piOver, piPlus, piTimes, piToThe, rationalOf, reduced } from './pi-fraction.ts';
import { formatSignificant } from './significant-digits.ts';

const whole = (value: bigint, power = 0) => piFraction(fraction(value), power);
const shown = (value: ReturnType<typeof piFraction>, digits = 12) => formatSignificant(rationalOf(value), digits);

test.each([
  [whole(1n, 1), '3.14159265359'],
  [whole(2n, -1), '0.636619772368'],
  [piToThe(whole(2n, 1), 2), '39.4784176044'],
  [piToThe(whole(2n, 1), -1), '0.159154943092'],
  [piOver(whole(6n, 1), whole(3n, 1)), '2'],
  [piTimes(whole(3n, 1), whole(2n, -1)), '6'],
  [piPlus(whole(1n, 1), whole(1n)), '4.14159265359'],
  [piPlus(whole(1n, 1), whole(2n, 1)), '9.42477796077'],
  [piPlus(whole(0n, 1), whole(2n, 1)), '6.28318530718'],
  [whole(0n, 5), '0'],
])('computes with π: %o', (value, expected) => expect(shown(value)).toBe(expected));

// OEIS A000796
test('has at least 60 correct digits of π', () =>
  expect(shown(whole(1n, 1), 60)).toBe('3.14159265358979323846264338327950288419716939937510582097494'));

test('a number minus itself is 0', () => expect(isZero(piPlus(whole(3n, 1), whole(-3n, 1)))).toBe(true));

test('reduces each fraction to its lowest terms', () => {
  const factor = fc.bigInt(1n, 10n ** 12n);
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), factor, factor, (numerator, denominator, common) => {
      const { numerator: top, denominator: bottom } = reduced(fraction(numerator * common, denominator * common));
      expect(top * denominator).toBe(numerator * bottom);
      expect(reduced(fraction(top * common, bottom * common))).toEqual({ numerator: top, denominator: bottom });
    }),
    { numRuns: runs(50) },
  );
});
