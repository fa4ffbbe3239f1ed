import { expect, test } from 'vitest';
import { noticesOfLength } from './byte-limit.ts';

test.each([
  ['', undefined],
  ['x'.repeat(72), undefined],
  ['ü'.repeat(36), undefined],
  ['x'.repeat(73), 73],
  ['ü'.repeat(40), 80],
  ['🌍'.repeat(19), 76],
])('noticesOfLength(%j) finds %j bytes', (text, found) => {
  expect(noticesOfLength(text)).toEqual(found === undefined ? [] : [{ code: 'overLimit', values: { used: 72, found } }]);
});
