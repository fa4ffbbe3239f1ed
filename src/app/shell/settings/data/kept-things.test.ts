import { expect, test } from 'vitest';
import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';
import { keptThings } from './kept-things.ts';

test('counts stored data by kind, in bytes of UTF-8', () => {
  const stored = new Map<StoredKey, string>([
    ['favoriteToolsName', '["/a","/b"]'],
    ['presets', '{"version":1,"presets":[{},{}]}'],
    ['options:a', 'unit=µ'],
    ['options:b', 'x=1'],
    ['locale', 'de'],
    ['recentTools', 'not JSON'],
  ]);
  const kept = keptThings(stored, [['draft:a:text', '"é"']]);
  expect(kept.map(({ kind, count, bytes }) => [kind, count, bytes])).toEqual([
    ['favorites', 2, 28],
    ['presets', 2, 38],
    ['options', 2, 28],
    ['lists', 0, 0],
    ['states', 0, 0],
    ['recent', 1, 19],
    ['settings', 1, 8],
    ['drafts', 1, 16],
  ]);
});
