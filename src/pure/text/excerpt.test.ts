import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['', 3, ''],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['a'.repeat(60), undefined, 'a'.repeat(60)],
  ['a'.repeat(61), undefined, `${'a'.repeat(60)}…`],
])('shortens %j to %s code units: %j', (text, longest, shown) => {
  expect(excerpt(text, longest)).toBe(shown);
});
