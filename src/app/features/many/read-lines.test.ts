import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

test('skips and counts blank lines with any line ending', () => {
  expect(readLines('a\n\n \r\nb\r c ')).toEqual([
    { number: 1, text: 'a' },
    { number: 4, text: 'b' },
    { number: 5, text: ' c ' },
  ]);
  expect(readLines('')).toEqual([]);
});

test('keeps the number of every nonblank line', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '\t', 'é') })), (lines) => {
      const expected = lines.flatMap((text, index) => (text.trim() === '' ? [] : [{ number: index + 1, text }]));
      expect(readLines(lines.join('\n'))).toEqual(expected);
    }),
  );
});
