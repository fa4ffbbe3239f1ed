import { expect, test } from 'vitest';
import { delimiterOf } from './delimiter-of.ts';

const lines = (line: string, count: number): string => Array.from({ length: count }, () => line).join('\n');

test.each([
  ['a.csv', 'a,b\n1,2', ','],
  ['a.CSV', 'a;b\n1,5;2', ';'],
  ['a.csv', 'a\n1', ','],
  ['a.tsv', 'a,b', '\t'],
  ['a.txt', lines('a\tb', 5), '\t'],
  ['a.txt', lines('"x,y"|b', 6), '|'],
  ['a.txt', lines('a,b', 4), undefined],
  ['a.txt', `${lines('a,b', 5)}\na`, undefined],
  ['a.txt', lines('10.0.0.1', 9), undefined],
])('%s with %j is separated by %j', (name, text, delimiter) => {
  expect(delimiterOf(name, text)).toBe(delimiter);
});
