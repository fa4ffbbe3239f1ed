import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from '#app/catalog.ts';
import { createSearch } from '#app/palette/search-entries.ts';
import { searchableTool } from '#app/palette/tool-entry.ts';
import type shell from '#i18n/shell/en.json';
import { type Language, languages } from '#core/languages.ts';
import { listingOf } from '../catalog.ts';
import { wordsOf } from '#app/palette/rank.ts';
import { searchTexts, stopWords } from './search-texts.ts';

/** Finds the tools of a language as its palette does. */
function searchIn(language: Language): (query: string) => readonly string[] {
  const { categories } = JSON.parse(readFileSync(`src/i18n/shell/${language}.json`, 'utf8')) as typeof shell; // check-messages has checked it
  const entries = catalog.map(({ id, category, redirectFrom }) => ({
    id,
    ...searchableTool({
      id,
      redirectFrom,
      name: listingOf(id, language).name,
      description: listingOf(id, language).short,
      ...searchTexts(id, language),
      category: categories[category],
    }),
  }));
  const search = createSearch(entries, new Set(wordsOf(stopWords(language))));
  const found = new Map<string, readonly string[]>(); // many names and keywords are the same in two languages
  return (query) => {
    const ids = found.get(query) ?? search(query).map(({ id }) => id);
    found.set(query, ids);
    return ids;
  };
}

const firstOf = (keywords: string): string => keywords.split(',')[0] ?? '';

test.each(languages)('in %s every tool is found by its name and first keyword, in the language and in English', (language) => {
  const search = searchIn(language);
  for (const { id } of catalog) {
    for (const { name, keywords } of [listingOf(id, language), listingOf(id, 'en')]) {
      expect.soft(search(name)[0], name).toBe(id);
      expect.soft(search(firstOf(keywords)), firstOf(keywords)).toContain(id);
    }
  }
});

test('a tool is found by every word of its long description, though lists show the short one', () => {
  const search = searchIn('en');
  for (const { id } of catalog) {
    for (const word of listingOf(id, 'en').description.match(/\p{L}{4,}/gu) ?? []) expect.soft(search(word), word).toContain(id);
  }
});

// What people type who do not know what a tool is called.
test.each([
  ['en', 'b64', 'base64-string-converter'],
  ['en', 'b64 decode', 'base64-string-converter'],
  ['en', 'what is my user agent', 'user-agent-parser'],
  ['en', 'how do i decode a jwt', 'jwt-parser'],
  ['en', 'convert json to yaml online', 'json-to-yaml-converter'],
  ['en', 'lint', 'json-prettify'],
  ['en', 'json lint', 'json-prettify'],
  ['en', 'yaml lint', 'yaml-prettify'],
  ['en', 'hex', 'base-converter'],
  ['en', 'hex to text', 'text-to-binary'],
  ['en', 'qr', 'qrcode-generator'],
  ['en', 'random number', 'random-port-generator'],
  ['de', 'was ist mein user agent', 'user-agent-parser'],
  ['es', 'cuál es mi user agent', 'user-agent-parser'],
  ['fr', 'quel est mon user agent', 'user-agent-parser'],
  ['pt', 'qual é o meu user agent', 'user-agent-parser'],
  ['ru', 'какой у меня user agent', 'user-agent-parser'],
  ['uk', 'який у мене user agent', 'user-agent-parser'],
  ['vi', 'user agent của tôi là gì', 'user-agent-parser'],
  ['zh', '我的 user agent 是 什么', 'user-agent-parser'],
] as const)('in %s %j finds %s first', (language, query, id) => {
  expect(searchIn(language)(query)[0]).toBe(id);
});
