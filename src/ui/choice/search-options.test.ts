import Fuse from 'fuse.js';
import { describe, expect, test } from 'vitest';
import { searchOptions } from './search-options.ts';

const zones = ['Europe/Paris', 'America/Paramaribo', 'Europe/Berlin', 'UTC'].map((label) => ({ value: label, label }));
const found = (text: string, fuse?: typeof Fuse) => searchOptions(zones, text, fuse).map(({ label }) => label);

describe.each([
  ['with Fuse.js', Fuse],
  ['before Fuse.js is loaded', undefined],
])('%s', (_, fuse) => {
  test.each(['', '  '])('keeps all options for the text %j', (text) => expect(found(text, fuse)).toEqual(zones.map(({ label }) => label)));
  test('finds part of a label in any case', () => expect(found(' berl', fuse)).toEqual(['Europe/Berlin']));
  test('finds nothing for a very different text', () => expect(found('zzzzzz', fuse)).toEqual([]));
});

describe('with search terms', () => {
  const countries = [
    { value: 'ZA', label: 'South Africa (+27)', searchTerms: ['ZA', '27'] },
    { value: 'CI', label: 'Côte d’Ivoire (+225)', searchTerms: ['CI', '225'] },
    { value: 'FR', label: 'France (+33)', searchTerms: ['FR', '33'] },
  ];
  const first = (text: string, fuse?: typeof Fuse) => searchOptions(countries, text, fuse)[0]?.value;

  test.each([
    ['fr', 'FR'],
    ['33', 'FR'],
    ['+27', 'ZA'],
    ['cote', 'CI'],
  ])('the first option for %j is %s', (text, value) => expect(first(text, Fuse)).toBe(value));
  test('finds a term before Fuse.js is loaded', () => expect(first('ci')).toBe('CI'));
});

test('finds a label despite a typo', () => expect(found('pariss', Fuse)[0]).toBe('Europe/Paris'));

test('requires the exact text for more options than are listed at once', () => {
  const many = Array.from({ length: 1001 }, (_, index) => ({ value: String(index), label: `Option ${index}` }));
  expect(searchOptions(many, 'option 1000', Fuse).map(({ value }) => value)).toEqual(['1000']);
  expect(searchOptions(many, 'optoin 1000', Fuse)).toEqual([]);
});
