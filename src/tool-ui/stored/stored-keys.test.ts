import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isStoredKey, kindOfKey, storedFamilies, storedKeys } from './stored-keys.ts';

test.each([
  ['favoriteToolsName', 'favorites'],
  ['options:hash-text', 'options'],
  ['inputs:benchmark-builder', 'lists'],
  ['state:token-generator:more-options', 'states'],
  // Keys of other sites, and properties of objects.
  ['options:', undefined],
  ['theme', undefined],
  ['toString', undefined],
  ['', undefined],
])('the key %j has the kind %s', (key, kind) => {
  expect(kindOfKey(key)).toBe(kind);
});

test('recognizes only declared keys', () => {
  fc.assert(
    fc.property(fc.string(), (key) => {
      const isDeclared =
        Object.hasOwn(storedKeys, key) || Object.keys(storedFamilies).some((family) => key.startsWith(family) && key !== family);
      expect(isStoredKey(key)).toBe(isDeclared);
    }),
  );
});
