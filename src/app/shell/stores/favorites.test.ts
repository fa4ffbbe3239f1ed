import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasNames, moveFavorite, parseFavorites, stringifyFavorites, toggleFavorite } from './favorites.ts';

const ids = ['hash-text', 'bcrypt', 'token-generator'];
const byName: Readonly<Record<string, string>> = { 'Hash text': 'hash-text', Bcrypt: 'bcrypt' };
const isId = (entry: string) => ids.includes(entry);
const idOf = (entry: string) => (isId(entry.replace(/^\//, '')) ? entry.replace(/^\//, '') : byName[entry]);

describe('parseFavorites', () => {
  test.each([
    ['["/hash-text","/bcrypt"]', ['hash-text', 'bcrypt']],
    ['["bcrypt","Hash text"]', ['bcrypt', 'hash-text']],
    ['["/bcrypt","bcrypt","Bcrypt"]', ['bcrypt']],
    ['["/no-such-tool","/bcrypt"]', ['bcrypt']],
    ['[1,null,{},["/bcrypt"],"/bcrypt"]', ['bcrypt']],
    ['{"0":"/bcrypt"}', []],
    ['"/bcrypt"', []],
    ['not JSON', []],
    ['null', []],
    ['', []],
    [undefined, []],
  ])('reads %j as %j', (stored, favorites) => {
    expect(parseFavorites(stored, idOf)).toEqual(favorites);
  });

  test('never fails for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(parseFavorites(stored, idOf).every(isId)).toBe(true);
      }),
    );
  });

  test('reads back written favorites in order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), (favorites) => {
        expect(parseFavorites(stringifyFavorites(favorites), idOf)).toEqual(favorites);
      }),
    );
  });
});

test('needs the English names only when something other than paths and ids is stored', () => {
  expect(hasNames('["/hash-text","bcrypt"]', isId)).toBe(false);
  expect(hasNames('["Hash text"]', isId)).toBe(true);
  expect(hasNames(undefined, isId)).toBe(false);
});

test('favorites are stored as paths', () => {
  expect(stringifyFavorites(['hash-text', 'bcrypt'])).toBe('["/hash-text","/bcrypt"]');
});

test('toggling appends a favorite or removes it', () => {
  expect(toggleFavorite(['bcrypt'], 'hash-text')).toEqual(['bcrypt', 'hash-text']);
  expect(toggleFavorite(['bcrypt', 'hash-text'], 'bcrypt')).toEqual(['hash-text']);
});

describe('moveFavorite', () => {
  test.each([
    ['hash-text', 2, ['bcrypt', 'token-generator', 'hash-text']],
    ['token-generator', 0, ['token-generator', 'hash-text', 'bcrypt']],
    ['bcrypt', 1, ids],
    ['bcrypt', -1, ['bcrypt', 'hash-text', 'token-generator']],
    ['bcrypt', 99, ['hash-text', 'token-generator', 'bcrypt']],
    ['no-such-tool', 0, ids],
  ])('moves %s to position %i', (id, target, moved) => {
    expect(moveFavorite(ids, id, target)).toEqual(moved);
  });
});
