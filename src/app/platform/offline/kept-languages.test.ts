import { expect, test } from 'vitest';
import { languagesToKeep, parseLanguages } from './kept-languages.ts';

test.each([
  [undefined, []],
  ['["de","en","de"]', ['de', 'en']],
  ['["de","klingon",7,null]', ['de']],
  ['{"de":true}', []],
  ['not JSON', []],
])('the languages stored as %s are %j', (stored, expected) => expect(parseLanguages(stored)).toEqual(expected));

test.each([
  ['de', [], ['en', 'de'], ['de', 'en']],
  ['de', [], [], ['de']],
  ['en', ['en', 'fr'], ['en', 'de'], ['en', 'fr']],
  // Keeps the page's language even if the visitor did not choose it.
  ['zh', ['en', 'fr'], ['en', 'de', 'zh'], ['zh', 'en', 'fr']],
] as const)('on a page in %s, with %j chosen and %j open, keeps %j', (current, chosen, opened, expected) =>
  expect(languagesToKeep(current, chosen, opened)).toEqual(expected),
);
