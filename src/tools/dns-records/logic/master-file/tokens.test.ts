import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { readEntries } from './tokens.ts';

const wordsOf = (text: string): unknown => {
  const read = readEntries(text);
  return read.ok ? read.value.map(({ tokens }) => tokens.map(({ text: word }) => word)) : read;
};

describe('readEntries', () => {
  // RFC 1035, section 5.1
  test.each([
    ['a b ; c\n; d\n\ne', [['a', 'b'], ['e']]],
    ['a ( b ; c\n d\n) e\nf', [['a', 'b', 'd', 'e'], ['f']]],
    ['a "b ; ( c" d', [['a', 'b ; ( c', 'd']]],
    ['a "b\\"c" d\\;e \\(', [['a', 'b\\"c', 'd\\;e', '\\(']]],
    ['a alpn="h2,h3" b', [['a', 'alpn="h2,h3"', 'b']]],
    ['a\r\nb\u00a0c', [['a'], ['b', 'c']]],
    ['a""b', [['a', '', 'b']]],
    ['', []],
  ])('reads %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each([
    ['a\n\n\na b c d e f( 1 2\n3', fail('parenthesisOpen', { at: 15, values: { line: 4, column: 12 } })],
    ['a (\n( b )', fail('parenthesisOpen', { at: 2, values: { line: 1, column: 3 } })],
    ['a "b\nc" d', fail('quoteOpen', { at: 2, values: { line: 1, column: 3 } })],
    ['a k="b', fail('quoteOpen', { at: 4, values: { line: 1, column: 5 } })],
    ['a\nb\nc ) d', fail('parenthesisClosed', { at: 6, values: { line: 3 } })],
  ])('refuses %j', (text, refusal) => {
    expect(wordsOf(text)).toEqual(refusal);
  });

  test('reports the indentation and the first line of an entry', () => {
    const read = readEntries('a (\n b)\n c\nd');
    expect(read.ok && read.value.map(({ line, isIndented }) => [line, isIndented])).toEqual([
      [1, false],
      [3, true],
      [4, false],
    ]);
  });

  test('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '"', '\\', '(', ')', ';', '=') }), (text) => {
        expect(readEntries(text)).toHaveProperty('ok');
      }),
      { numRuns: runs(200) },
    );
  });
});
