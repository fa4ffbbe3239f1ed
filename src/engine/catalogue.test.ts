import { expect, test } from 'vitest';
import { declareTool, none } from '#core/declaration.ts';
import { type Catalogue, toolsAbout, toolsNamed } from './catalogue.ts';

const declaration = declareTool({ inputs: {}, options: {}, outputs: {}, operations: none('It does nothing.') });
const tool = (id: string, ...formerPaths: readonly string[]) => ({ id, category: 'text' as const, formerPaths, declaration });
const catalogue: Catalogue = [
  tool('hash-text', 'hash'),
  tool('json-minify'),
  tool('json-prettify'),
  tool('text-diff'),
  tool('text-hash-map'),
];

test.each([
  ['hash-text', ['hash-text']],
  ['hash', ['hash-text']], // a former path wins over the beginning of a word in another id
  ['json-m', ['json-minify']],
  ['json', ['json-minify', 'json-prettify']],
  ['diff', ['text-diff']], // the beginning of a word
  ['text', ['text-diff', 'text-hash-map']], // beginnings of ids win over beginnings of words
  ['son', []],
  ['', []],
])('“%s” matches the tools %j', (name, ids) => {
  expect(toolsNamed(catalogue, name).map(({ id }) => id)).toEqual(ids);
});

test('a tool matches if its id or listing contains all words, ignoring case', () => {
  const listings = {
    'json-minify': { name: 'JSON minify', short: 'Makes it small', description: 'Takes out blanks', keywords: 'compress' },
  };
  const about = (...words: readonly string[]) => toolsAbout(catalogue, listings, words).map(({ id }) => id);
  expect(about('json', 'BLANKS')).toEqual(['json-minify']);
  expect(about('json')).toEqual(['json-minify', 'json-prettify']);
  expect(about()).toHaveLength(5);
});
