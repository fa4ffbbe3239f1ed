import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { steppedNumber } from './stepped-number.ts';

const free = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };

test.each([
  ['5', 1, '6'],
  ['5', -10, '-5'],
  [' 5 ', 1, '6'],
  ['0.1', 0.2, '0.3'],
  ['1.15', 1, '2.15'],
  ['1e3', 1, '1001'],
  ['', 1, '0'],
  ['abc', 1, '0'],
])('turns %j with a step of %d into %j', (typed, step, expected) => expect(steppedNumber(typed, step, free)).toBe(expected));

test.each([
  ['19', 5, '20'],
  ['500', -1, '20'],
  ['1', -1, '1'],
  ['abc', 1, '1'],
])('keeps %j with a step of %d within 1 and 20: %j', (typed, step, expected) => {
  expect(steppedNumber(typed, step, { min: 1, max: 20 })).toBe(expected);
});

test('a step up and a step down cancel out for any whole number', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (number, step) => {
      expect(steppedNumber(steppedNumber(String(number), step, free), -step, free)).toBe(String(number));
    }),
  );
});

test('any typed text results in a number within the limits', () => {
  fc.assert(
    fc.property(fc.string(), fc.double({ noNaN: true, noDefaultInfinity: true }), (typed, step) => {
      const number = Number(steppedNumber(typed, step, { min: -3, max: 7 }));
      expect(number).toBeGreaterThanOrEqual(-3);
      expect(number).toBeLessThanOrEqual(7);
    }),
  );
});
