import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markdownRow, markdownRule } from './markdown-row.ts';

test.each([
  [['a', 'b'], '| a | b |'],
  // github.github.com/gfm, example 200
  [['b `|` az'], String.raw`| b ` + '`\\|` az |'],
  [['a\nb\r\nc'], '| a<br>b<br>c |'],
])('%j is the row %s', (cells, row) => {
  expect(markdownRow(cells)).toBe(row);
});

test('the separator row has a cell for each column', () => {
  expect(markdownRule(3)).toBe('| --- | --- | --- |');
});

test('a row is one line with all of its cells', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: fc.constantFrom('|', '\n', '\r', 'a', ' ') }), { minLength: 1 }), (cells) => {
      const row = markdownRow(cells);
      expect(row).not.toMatch(/[\r\n]/);
      expect(row.split(/(?<!\\)\|/)).toHaveLength(cells.length + 2);
    }),
  );
});
