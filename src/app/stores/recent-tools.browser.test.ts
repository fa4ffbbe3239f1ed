import { beforeEach, expect, test } from 'vitest';
import { keepRecentTools, noteOpened, recentTools } from './recent-tools.ts';

beforeEach(() => localStorage.clear());

test('the tool that was opened last comes first, each once, without the one that is open', () => {
  for (const id of ['bcrypt', 'hash-text', 'bcrypt', 'url-parser']) noteOpened(id);
  expect(recentTools('')).toEqual(['url-parser', 'bcrypt', 'hash-text']);
  expect(recentTools('bcrypt')).toEqual(['url-parser', 'hash-text']);
});

test('six are kept', () => {
  for (const id of 'abcdefgh') noteOpened(id);
  expect(recentTools('')).toEqual([...'hgfedc']);
});

test.each(['not JSON', '{"a":1}', 'null', '[1,null,"bcrypt"]'])('what is stored is never trusted: %s', (stored) => {
  localStorage.setItem('recentTools', stored);
  expect(recentTools('')).toEqual(stored.includes('bcrypt') ? ['bcrypt'] : []);
});

test('who turns it off leaves nothing behind, and nothing is noted until it is on again', () => {
  noteOpened('bcrypt');
  keepRecentTools(false);
  expect([recentTools(''), localStorage.getItem('recentTools')]).toEqual([[], null]);
  noteOpened('bcrypt');
  expect(localStorage.getItem('recentTools')).toBe(null);
  keepRecentTools(true);
  noteOpened('hash-text');
  expect(recentTools('')).toEqual(['hash-text']);
});
