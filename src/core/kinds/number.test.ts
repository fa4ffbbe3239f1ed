import { describe, expect, test } from 'vitest';
import { decimal, integer } from '../fields.ts';
import { readNumber } from './number.ts';

const count = integer({ min: 1, max: 512, initial: 64 });
const ratio = decimal({ min: 0, max: 1, initial: 0.5 });

describe('readNumber', () => {
  test.each([
    ['1', 1],
    [' 512 ', 512],
    ['+7', 7],
    ['007', 7],
  ])('reads %j as the whole number %i', (typed, value) => {
    expect(readNumber(count, typed)).toBe(value);
  });

  test.each(['', ' ', '0', '513', '1.5', '1e2', '0x10', 'ten', '1 0', '١'])('rejects %j as a whole number from 1 to 512', (typed) => {
    expect(readNumber(count, typed)).toBeUndefined();
  });

  test.each([
    ['.5', 0.5],
    ['0.25', 0.25],
    ['1.', 1],
    ['1e-3', 0.001],
  ])('reads %j as the number %f', (typed, value) => {
    expect(readNumber(ratio, typed)).toBe(value);
  });

  test.each(['.', 'e', '1.1', '-0.1', '0,5', 'NaN', 'Infinity'])('rejects %j as a number from 0 to 1', (typed) => {
    expect(readNumber(ratio, typed)).toBeUndefined();
  });
});
