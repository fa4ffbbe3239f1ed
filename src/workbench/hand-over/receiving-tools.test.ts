import { expect, test } from 'vitest';
import { matchingTools, receivingTools } from './receiving-tools.ts';

const tools = [
  { toolId: 'hash-text', name: 'Hash text', accepts: 'text', field: 'text' },
  { toolId: 'json-to-yaml', name: 'JSON to YAML', accepts: 'json', field: 'json' },
  { toolId: 'json-prettify', name: 'JSON prettify', accepts: 'json', field: 'json' },
  { toolId: 'case', name: 'Case converter', accepts: 'text', field: 'text' },
] as const;

const ids = (found: readonly { readonly toolId: string }[]) => found.map(({ toolId }) => toolId);

test('tools made for the kind come first, then those that take any text', () => {
  expect(ids(receivingTools(tools, 'json', 'case'))).toEqual(['json-prettify', 'json-to-yaml', 'hash-text']);
});

test('plain text is offered to no tool that wants more than text', () => {
  expect(ids(receivingTools(tools, 'text', 'json-prettify'))).toEqual(['case', 'hash-text']);
});

test('a query finds its words in any order and case', () => {
  expect(ids(matchingTools(tools, 'yaml JSON'))).toEqual(['json-to-yaml']);
  expect(ids(matchingTools(tools, '  '))).toHaveLength(4);
});
