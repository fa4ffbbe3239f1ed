import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchSheet } from './search-sheet.ts';

const fruit = { title: 'Fruit', entries: ['Apple pie', 'Pear'] };
const trees = { title: 'Trees', entries: ['Apple tree', 'Oak'] };

const find = (search: string) => searchSheet([fruit, trees], search, ({ title }, entry) => [title, entry]);

const entriesFor = (words: readonly string[]) => find(words.join(' ')).flatMap(({ entries }) => entries);

describe('searchSheet', () => {
  test.each([
    [
      'apple',
      [
        { ...fruit, entries: ['Apple pie'] },
        { ...trees, entries: ['Apple tree'] },
      ],
    ],
    ['TREES', [trees]],
    ['apple fruit', [{ ...fruit, entries: ['Apple pie'] }]],
    ['  pie\tAPP ', [{ ...fruit, entries: ['Apple pie'] }]],
    ['apple pear', []],
    ['fruitapple', []],
    ['', [fruit, trees]],
    [' \n', [fruit, trees]],
  ])('finds %j', (search, found) => {
    expect(find(search)).toEqual(found);
  });

  test('finds no more entries with an additional word', () => {
    const words = fc.constantFrom('a', 'pp', 'e', 'oak', 'tree', 'zz');
    fc.assert(
      fc.property(fc.array(words), words, (some, more) => {
        expect(entriesFor(some)).toEqual(expect.arrayContaining(entriesFor([...some, more])));
      }),
    );
  });
});
