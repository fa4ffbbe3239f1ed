import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalog } from '#app/shell/catalog.ts';
import { createSearch } from '#app/shell/palette/search-entries.ts';
import { searchableTool } from '#app/shell/palette/tool-entry.ts';
import type shell from '#i18n/shell/en.json';
import { type Language, languages } from '#core/languages.ts';
import { listingOf } from '../catalog.ts';
import { wordsOf } from '#app/shell/palette/rank.ts';
import searchedPhrases from './searched-phrases.json' with { type: 'json' };
import { searchTexts, stopWords } from './search-texts.ts';

/** Searches the tools in a language as the palette does. */
function searchIn(language: Language): (query: string) => readonly string[] {
  const { categories } = JSON.parse(readFileSync(`src/i18n/shell/${language}.json`, 'utf8')) as typeof shell; // checked by check-messages
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

test.each(languages)('in %s every tool is found by its name and first keyword, both translated and in English', (language) => {
  const search = searchIn(language);
  for (const { id } of catalog) {
    for (const { name, keywords } of [listingOf(id, language), listingOf(id, 'en')]) {
      expect.soft(search(name)[0], name).toBe(id);
      expect.soft(search(firstOf(keywords)), firstOf(keywords)).toContain(id);
    }
  }
});

test('a tool is found by every word of its long description, although lists show the short one', () => {
  const search = searchIn('en');
  for (const { id } of catalog) {
    for (const word of listingOf(id, 'en').description.match(/\p{L}{4,}/gu) ?? []) expect.soft(search(word), word).toContain(id);
  }
});

// Phrases that people type to find a tool: names, keywords, and what users of such sites have requested.
describe.each(languages)('in %s', (language) => {
  const search = searchIn(language);
  const phrases = Object.entries(searchedPhrases[language]);
  test.each(phrases)('%j finds %s first', (phrase, id) => expect(search(phrase)[0]).toBe(id));

  test('has enough test phrases', () => expect(phrases.length).toBeGreaterThanOrEqual(language === 'en' ? 150 : 20));
});
