import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { matchedParts } from './matched-parts.ts';

const marked = (name: string, query: string): string =>
  matchedParts(name, query, new Set(['to']))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('matchedParts', () => {
  test.each([
    ['Hash text', '', 'Hash text'],
    ['Hash text', 'hash', '[Hash] text'],
    ['JSON to YAML converter', 'yaml json', '[JSON] to [YAML] converter'],
    ['JSON to YAML converter', 'j to', '[J]SON to YAML converter'],
    ['Base64 string', 'base base64', '[Base64] string'],
    ['Hash text', 'zebra', 'Hash text'],
    ['C++ (new)', '++ (', 'C++ (new)'],
  ])('marks in %j the matches of %j: %s', (name, query, parts) => {
    expect(marked(name, query)).toBe(parts);
  });

  test('keeps every character of a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (name, query) => {
        const parts = matchedParts(name, query, new Set());
        expect(parts.map(({ text }) => text).join('')).toBe(name);
        expect(parts.every(({ text, at }) => name.startsWith(text, at))).toBe(true);
      }),
      { numRuns: runs(100) },
    );
  });
});
