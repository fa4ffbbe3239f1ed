import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import listing from './listing.fixture.json' with { type: 'json' };
import { createSearch } from './search-entries.ts';
import { searchableTool } from './tool-entry.ts';

const entries = listing.map((tool) => ({ id: tool.id, ...searchableTool({ ...tool, englishName: tool.name }) }));
const stops = new Set(['to', 'for', 'of', 'in', 'a', 'the']);
const search = createSearch(entries, stops);
const idsOf = (query: string) => search(query).map(({ id }) => id);

describe.each([
  ['tokn generator', 'token-generator'],
  ['crontb', 'crontab-generator'],
  ['regx', 'regex-tester'],
  ['subnt', 'ipv4-subnet-calculator'],
  ['chronometr', 'chronometer'],
])('“%s”, mistyped,', (query, id) => {
  test(`finds ${id}`, () => {
    expect(idsOf(query).slice(0, 3)).toContain(id);
  });
});

test('a query of several words needs all of them, in any order', () => {
  expect(idsOf('converter yaml')).toEqual(expect.arrayContaining(['json-to-yaml-converter', 'yaml-to-json-converter']));
  expect(idsOf('converter yaml')).not.toContain('case-converter');
  expect(idsOf('json zebra')).toEqual([]);
});

test('an empty query finds everything in its order', () => {
  expect(idsOf('  ')).toEqual(listing.map(({ id }) => id));
});

test('punctuation alone finds nothing', () => {
  expect(idsOf('?!')).toEqual([]);
});

test('matches the English name in another language, and ignores accents', () => {
  const german = {
    englishName: 'Hash text',
    name: 'Text hashen',
    description: 'Prüfsummen für Texte',
    keywords: ['prüfsumme'],
    category: 'Krypto',
  };
  const searchGerman = createSearch([german], stops);
  for (const query of ['hash text', 'HASHEN', 'prufsumme', 'Prüfsumme']) expect(searchGerman(query)).toEqual([german]);
});

test('never fails for any query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (query) => {
      expect(search(query).length).toBeLessThanOrEqual(entries.length);
    }),
    { numRuns: runs(200) },
  );
});
