import { expect, test } from 'vitest';
import { hasWords, searchedWords } from './search-words.ts';

test.each([
  ['café NOT', ['I do not', 'drink CAFE'], true],
  [' not\tfound ', ['Not Found'], true],
  ['found gone', ['Not Found'], false],
  ['do drink', ['I do not', 'drink'], true],
  ['notdrink', ['I do not', 'drink'], false],
  [' ', ['anything'], true],
])('%j in %j: %s', (search, texts, isFound) => {
  expect(hasWords(texts, searchedWords(search))).toBe(isFound);
});
