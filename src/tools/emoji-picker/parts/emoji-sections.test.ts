import { expect, test } from 'vitest';
import { emojiSections } from './emoji-sections.ts';

const emoji = (name: string, group: string) => ({ emoji: name, name, group });
const found = [emoji('waving hand', 'People'), emoji('thumbs up', 'People'), emoji('rocket', 'Travel')];
const fire = [{ emoji: 'fire', name: 'fire' }];
const names = (...given: Parameters<typeof emojiSections>) => emojiSections(...given).map(({ name, rows }) => [name, rows.length]);

test('recent emoji come before the groups, and search results have a single heading', () => {
  expect(names(found, [], { recent: 'Recent', results: undefined })).toEqual([
    ['People', 2],
    ['Travel', 1],
  ]);
  expect(names(found, fire, { recent: 'Recent', results: undefined })).toEqual([
    ['Recent', 1],
    ['People', 2],
    ['Travel', 1],
  ]);
  expect(names(found, fire, { recent: 'Recent', results: 'Results' })).toEqual([['Results', 3]]);
});

test('an empty result has no sections', () => {
  expect(emojiSections([], fire, { recent: 'Recent', results: undefined })).toEqual([]);
  expect(emojiSections([], fire, { recent: 'Recent', results: 'Results' })).toEqual([]);
});
