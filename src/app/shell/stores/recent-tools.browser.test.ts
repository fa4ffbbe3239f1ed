import { beforeEach, expect, test } from 'vitest';
import { keepRecentTools, noteOpened, recentTools } from './recent-tools.ts';

beforeEach(() => localStorage.clear());

test('lists each recent tool once, the latest first, without the open one', () => {
  for (const id of ['bcrypt', 'hash-text', 'bcrypt', 'url-parser']) noteOpened(id);
  expect(recentTools('')).toEqual(['url-parser', 'bcrypt', 'hash-text']);
  expect(recentTools('bcrypt')).toEqual(['url-parser', 'hash-text']);
});

test('keeps six tools', () => {
  for (const id of 'abcdefgh') noteOpened(id);
  expect(recentTools('')).toEqual([...'hgfedc']);
});

test.each(['not JSON', '{"a":1}', 'null', '[1,null,"bcrypt"]'])('ignores invalid stored values: %s', (stored) => {
  localStorage.setItem('recentTools', stored);
  expect(recentTools('')).toEqual(stored.includes('bcrypt') ? ['bcrypt'] : []);
});

test('turning it off deletes the list and stops recording until it is turned on again', () => {
  noteOpened('bcrypt');
  keepRecentTools(false);
  expect([recentTools(''), localStorage.getItem('recentTools')]).toEqual([[], null]);
  noteOpened('bcrypt');
  expect(localStorage.getItem('recentTools')).toBe(null);
  keepRecentTools(true);
  noteOpened('hash-text');
  expect(recentTools('')).toEqual(['hash-text']);
});
