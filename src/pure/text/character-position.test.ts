import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { characterPosition } from './character-position.ts';

test.each([
  ['abc', 0, 1],
  ['abc', 2, 3],
  ['💯💯a', 4, 3],
  ['\ud800\ud800a', 2, 3],
  ['', 0, 1],
])('in %j the character at offset %i is number %i', (text, offset, position) => {
  expect(characterPosition(text, offset)).toBe(position);
});

test('counts as the iterator of strings does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      fc.pre(before.isWellFormed());
      expect(characterPosition(before + after, before.length)).toBe([...before].length + 1);
    }),
  );
});
