import { expect, test } from 'vitest';
import type { Known } from '../part.ts';
import { planImport } from '../import-plan.ts';
import { presetsPart } from './presets-part.ts';

const known: Known = { favoriteId: () => undefined, fieldsOf: () => undefined };
const preset = (name: string, values = '') => ({ id: name, name, created: '2026-11-23T00:00:00Z', tool: 'hash-text', values });
const storedOf = (...presets: readonly unknown[]) => new Map([['presets', JSON.stringify({ version: 1, presets })] as const]);

test('imports exported presets unchanged', () => {
  const entries = presetsPart.read(storedOf(preset('a'), preset('b')), known);
  expect(presetsPart.take(presetsPart.give(entries), known)).toEqual({ entries, leftOut: [] });
});

test('imported presets are added or replace those of the same name, and unreadable ones are listed by name', () => {
  const file = new Map([['presets', [preset('b', 'encoding=hexUpper'), preset('c'), { name: 'broken' }, 7]]]);
  const { lines, changes } = planImport([presetsPart], file, storedOf(preset('a'), preset('b')), known, 'merge');
  expect(lines.map(({ name, fate }) => `${name} ${fate}`)).toEqual(['b replaced', 'c added', 'broken leftOut', ' leftOut']);
  expect(JSON.parse(changes.get('presets') ?? '')).toEqual({
    version: 1,
    presets: [preset('a'), preset('b', 'encoding=hexUpper'), preset('c')],
  });
});

test('a merge keeps unreadable presets, and a replacement removes them', () => {
  const stored = storedOf(preset('a'), 'broken');
  const file = new Map([['presets', [preset('b')]]]);
  const written = (mode: 'merge' | 'replace'): unknown =>
    JSON.parse(planImport([presetsPart], file, stored, known, mode).changes.get('presets') ?? '');
  expect(written('merge')).toEqual({ version: 1, presets: [preset('a'), preset('b'), 'broken'] });
  expect(written('replace')).toEqual({ version: 1, presets: [preset('b')] });
});

test('refuses a value that is not a list', () => {
  expect(presetsPart.take({}, known)).toEqual({ entries: [], leftOut: [{ name: '', reason: 'wrongValue' }] });
});
