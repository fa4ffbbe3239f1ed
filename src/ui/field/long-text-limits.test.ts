import { describe, expect, test } from 'vitest';
import { beginningOf, isLongText } from './long-text-limits.ts';

const lines = (count: number): string => 'a\n'.repeat(count);

describe('isLongText', () => {
  test.each([
    ['', false],
    ['a'.repeat(100_000), false],
    ['a'.repeat(100_001), true],
    [lines(1999), false],
    [lines(2000), true],
  ])('%#: %s', (text, isLong) => expect(isLongText(text)).toBe(isLong));
});

test('beginningOf returns as much as a text box may contain, up to the end of a line', () => {
  expect(beginningOf(lines(1999))).toBe(lines(1999));
  expect(beginningOf(lines(3000))).toBe(lines(2000));
  expect(beginningOf('a'.repeat(200_000))).toHaveLength(100_000);
});
