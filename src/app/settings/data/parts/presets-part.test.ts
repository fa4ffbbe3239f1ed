import { expect, test } from 'vitest';
import type { Known } from '../part.ts';
import { planImport } from '../import-plan.ts';
import { presetsPart } from './presets-part.ts';

const known: Known = { favoriteId: () => undefined, fieldsOf: () => undefined };
const preset = (name: string, values = '') => ({ id: name, name, created: '2026-11-23T00:00:00Z', tool: 'hash-text', values });
const storedOf = (...presets: readonly unknown[]) => new Map([['presets', JSON.stringify({ version: 1, presets })] as const]);

test('what is given is taken again', () => {
  const entries = presetsPart.read(storedOf(preset('a'), preset('b')), known);
  expect(presetsPart.take(presetsPart.give(entries), known)).toEqual({ entries, leftOut: [] });
});

test('presets of a file are added, take the place of those of their names, and are left out with their names if they cannot be read', () => {
  const file = new Map([['presets', [preset('b', 'encoding=hexUpper'), preset('c'), { name: 'broken' }, 7]]]);
  const { lines, changes } = planImport([presetsPart], file, storedOf(preset('a'), preset('b')), known, 'merge');
  expect(lines.map(({ name, fate }) => `${name} ${fate}`)).toEqual(['b replaced', 'c added', 'broken leftOut', ' leftOut']);
  expect(JSON.parse(changes.get('presets') ?? '')).toEqual({
    version: 1,
    presets: [preset('a'), preset('b', 'encoding=hexUpper'), preset('c')],
  });
});

test('what is there and cannot be read stays where a file is merged, and goes where it replaces all', () => {
  const stored = storedOf(preset('a'), 'broken');
  const file = new Map([['presets', [preset('b')]]]);
  const written = (mode: 'merge' | 'replace'): unknown =>
    JSON.parse(planImport([presetsPart], file, stored, known, mode).changes.get('presets') ?? '');
  expect(written('merge')).toEqual({ version: 1, presets: [preset('a'), preset('b'), 'broken'] });
  expect(written('replace')).toEqual({ version: 1, presets: [preset('b')] });
});

test('what is no list is not taken', () => {
  expect(presetsPart.take({}, known)).toEqual({ entries: [], leftOut: [{ name: '', reason: 'wrongValue' }] });
});
