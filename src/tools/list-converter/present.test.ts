import { expect, test } from 'vitest';
import { presenters } from './present.ts';

const converted = { text: 'a', itemsIn: 1, itemsOut: 1, duplicatesRemoved: 0 };

test.each([
  ['plain', undefined, 'output.txt', 'text'],
  ['csv', 'fruit', 'fruit.csv', 'csv'],
  ['numbered', 'fruit', 'fruit.md', 'markdown'],
] as const)('a list written as %s and opened as %s is saved as %s', (style, openedAs, file, type) => {
  expect(presenters.convert(converted, { style, openedAs }).list).toEqual({ text: 'a', file, type });
});
