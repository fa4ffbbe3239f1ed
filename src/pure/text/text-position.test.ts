import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textPosition, textPositions } from './text-position.ts';

describe('textPosition', () => {
  test.each([
    ['', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['\n\n', 2, 3, 1],
    ['😀x', 2, 1, 3],
  ])('of %j at %i is line %i, column %i', (text, offset, line, column) => {
    expect(textPosition(text, offset)).toEqual({ line, column });
  });

  test('counts the line breaks before an offset and the code units after the last of them', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\n', 'bc')), fc.nat(), (pieces, seed) => {
        const text = pieces.join('');
        const offset = seed % (text.length + 1);
        const lines = text.slice(0, offset).split('\n');
        expect(textPosition(text, offset)).toEqual({ line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
      }),
    );
  });
});

describe('textPositions', () => {
  test('accepts offsets in any order', () => {
    const position = textPositions('a\nbb\nc');
    expect([5, 0, 3, 2].map(position)).toEqual([
      { line: 3, column: 1 },
      { line: 1, column: 1 },
      { line: 2, column: 2 },
      { line: 2, column: 1 },
    ]);
  });
});
