import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { matchingTools, receivingTools } from './receiving-tools.ts';

const listed = { icon: '', description: '', field: 'text' };
const tools = [
  { ...listed, toolId: 'hash-text', name: 'Hash text', accepts: 'text' },
  { ...listed, toolId: 'json-to-yaml', name: 'JSON to YAML', accepts: 'json' },
  { ...listed, toolId: 'json-prettify', name: 'JSON prettify', accepts: 'json' },
  { ...listed, toolId: 'case', name: 'Case converter', accepts: 'text' },
  { ...listed, toolId: 'mime-types', name: 'MIME types', accepts: 'text', longest: 10 },
] as const;

const sent = (produces: 'json' | 'text', value = '') => ({ label: '', produces, value });
const idsOf = (groups: ReturnType<typeof receivingTools>) => groups.map(({ tools: found }) => found.map(({ toolId }) => toolId));

test('tools made for the kind come first, then those that accept any text', () => {
  expect(idsOf(receivingTools(tools, sent('json'), 'case'))).toEqual([
    ['json-prettify', 'json-to-yaml'],
    ['hash-text', 'mime-types'],
  ]);
});

test('plain text is not offered to tools that need a specific kind', () => {
  expect(idsOf(receivingTools(tools, sent('text'), 'json-prettify'))).toEqual([['case', 'hash-text', 'mime-types']]);
});

test('a value that is too long for a tool is not offered to it', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), (value) => {
      expect(
        idsOf(receivingTools(tools, sent('text', value), ''))
          .flat()
          .includes('mime-types'),
      ).toBe(value.length <= 10);
    }),
    { numRuns: runs(50) },
  );
});

test('a query finds its words in any order and case', () => {
  expect(matchingTools(tools, 'yaml JSON').map(({ toolId }) => toolId)).toEqual(['json-to-yaml']);
  expect(matchingTools(tools, '  ')).toHaveLength(tools.length);
});
