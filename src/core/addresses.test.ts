import { expect, test } from 'vitest';
import { notFoundPage, pathOf, splitPath } from './addresses.ts';
import { sitePages } from './site-pages.ts';
import { languages } from './languages.ts';

test.each([
  ['/', 'en', ''],
  ['/hash-text', 'en', 'hash-text'],
  ['/hash-text/', 'en', 'hash-text'],
  ['/de', 'de', ''],
  ['/de/', 'de', ''],
  ['/zh/about', 'zh', 'about'],
  ['/xx/hash-text', 'en', 'xx/hash-text'],
  ['/en/hash-text', 'en', 'en/hash-text'],
])('splits %s into the language %s and the page %j', (path, language, page) => {
  expect(splitPath(path)).toEqual({ language, page });
});

test.each([
  ['', 'en', '/'],
  ['', 'de', '/de'],
  ['about', 'en', '/about'],
  ['hash-text', 'vi', '/vi/hash-text'],
] as const)('the page %j in %s is at %s', (page, language, path) => {
  expect(pathOf(page, language)).toBe(path);
});

test.for(languages.flatMap((language) => [...sitePages, notFoundPage, 'hash-text'].map((page) => ({ language, page }))))(
  'reads back the path of $page in $language',
  (address) => {
    expect(splitPath(pathOf(address.page, address.language))).toEqual(address);
  },
);
