import { expect, test } from 'vitest';
import { declareTool } from '#core/declaration.ts';
import { choice, flag, text } from '#core/fields.ts';
import { ok } from '#core/result.ts';
import { row } from '#core/outputs.ts';
import { chooseOperation, adapterOperations } from './adapter-operations.ts';
import { followingChoices, primaryInput } from './primary-input.ts';

const declaration = declareTool({
  inputs: { plain: text(), coded: text() },
  options: { version: choice(['v4', 'v5'], 'v4'), source: choice(['plain', 'coded'], 'plain'), upper: flag(false) },
  uiInputs: { pixels: text() },
  outputs: { out: row() },
  operations: {
    encode: { takes: ['plain', 'version'], gives: ['out'], thread: 'main' },
    name: { takes: ['plain', 'upper'], gives: ['out'], thread: 'main', when: { version: ['v5'] } },
    decode: { takes: ['coded'], gives: ['out'], thread: 'main' },
    either: { takes: ['plain', 'coded', 'source'], gives: ['out'], thread: 'main' },
    draw: { takes: ['pixels'], gives: ['out'], thread: 'main' },
    help: { takes: ['plain'], gives: ['out'], thread: 'main', uiOnly: true },
  },
});

test('an adapter offers the operations that do not need a page', () => {
  expect(Object.keys(adapterOperations(declaration))).toEqual(['encode', 'name', 'decode', 'either']);
});

test.each([
  ['nothing', {}, ok('encode')],
  ['a field of several operations', { plain: 'a' }, ok('encode')],
  ['a field of one operation that has a condition', { upper: true }, ok('name')],
  [
    'a field and a value that contradicts the condition of its operation',
    { upper: true, version: 'v4' },
    expect.objectContaining({ ok: false }),
  ],
  ['a field of two operations other than the first', { coded: 'a' }, expect.objectContaining({ ok: false })],
  ['a field of only one operation', { source: 'coded' }, ok('either')],
])('with %s, chooses the operation or reports an ambiguity', (_what, given, chosen) => {
  expect(chooseOperation(declaration, given)).toEqual(chosen);
});

test('a choice between inputs follows from the given input, and determines the primary input', () => {
  expect(followingChoices(declaration, { coded: 'a' })).toEqual({ source: 'coded' });
  expect(followingChoices(declaration, { coded: 'a', plain: 'b' })).toEqual({});
  expect(followingChoices(declaration, { coded: 'a', source: 'plain' })).toEqual({});
  const { either } = declaration.operations;
  expect(primaryInput(declaration, either, { source: 'coded' })).toBe('coded');
  expect(primaryInput(declaration, either, {})).toBe('plain');
});
