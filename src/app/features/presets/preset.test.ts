import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeName, parsePresets, type Preset, presetName, renamedPreset, stringifyPresets, withoutPreset, withPreset } from './preset.ts';

const isTool = (id: string): boolean => id === 'hash-text';
const preset = (name: string, more: Partial<Preset> = {}): Preset => ({
  id: name,
  name,
  created: '2026-11-23T12:00:00.000Z',
  tool: 'hash-text',
  values: 'encoding=hex',
  ...more,
});

const names = fc.uniqueArray(
  fc.string({ minLength: 1, maxLength: 60 }).filter((name) => presetName(name) === name),
  { maxLength: 20 },
);

test('reads stored presets in order and keeps unreadable entries', () => {
  fc.assert(
    fc.property(names, fc.array(fc.jsonValue()), (all, junk) => {
      const presets = all.map((name) => preset(name));
      const broken = junk.filter((each) => typeof each !== 'object');
      const stored = stringifyPresets({ presets, broken });
      expect(parsePresets(stored, isTool)).toEqual({ presets, broken, isNewer: false });
    }),
  );
});

test('reads any stored list without an error or loss', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (entries) => {
      const { presets, broken } = parsePresets(JSON.stringify({ version: 1, presets: entries }), isTool);
      expect(presets.length + broken.length).toBe(entries.length);
    }),
  );
});

describe('reads', () => {
  test.each([
    ['nothing', undefined, 0, 0, false],
    ['invalid JSON', '{', 0, 0, false],
    ['a preset of steps', JSON.stringify({ version: 1, presets: [{ id: '1', name: 'a', created: '', steps: 'step=' }] }), 1, 0, false],
    ['a preset of an unknown tool', JSON.stringify({ version: 1, presets: [preset('a', { tool: 'no-tool' })] }), 0, 1, false],
    ['a preset with both a tool and steps', JSON.stringify({ version: 1, presets: [{ ...preset('a'), steps: '' }] }), 0, 1, false],
    ['a name that is too long', JSON.stringify({ version: 1, presets: [preset('a'.repeat(61))] }), 0, 1, false],
    ['a second preset with the same name', JSON.stringify({ version: 1, presets: [preset('a'), preset('a', { id: 'b' })] }), 1, 1, false],
    ['a value that is not a list', JSON.stringify({ version: 1, presets: 7 }), 0, 1, false],
    ['nothing from a newer version', JSON.stringify({ version: 2, presets: [preset('a')] }), 0, 0, true],
  ])('%s', (_what, source, count, broken, isNewer) => {
    const parsed = parsePresets(source, isTool);
    expect([parsed.presets.length, parsed.broken.length, parsed.isNewer]).toEqual([count, broken, isNewer]);
  });

  test('10,000 presets at once', () => {
    const presets = Array.from({ length: 10_000 }, (_, index) => preset(`preset ${index}`));
    expect(parsePresets(stringifyPresets({ presets, broken: [] }), isTool).presets).toHaveLength(10_000);
  });
});

test.each([
  ['', undefined],
  ['   ', undefined],
  [' a ', 'a'],
  ['a'.repeat(60), 'a'.repeat(60)],
  ['a'.repeat(61), undefined],
])('the preset name for %j is %j', (typed, name) => {
  expect(presetName(typed)).toBe(name);
});

test('saving under an existing name replaces that preset, and renaming replaces the preset with the new name', () => {
  const presets = [preset('a'), preset('b'), preset('c')];
  const anew = preset('b', { id: 'new' });
  expect(withPreset(presets, anew).map(({ id }) => id)).toEqual(['a', 'new', 'c']);
  expect(withPreset(presets, preset('d')).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(renamedPreset(presets, 'a', 'c').map(({ id, name }) => [id, name])).toEqual([
    ['a', 'c'],
    ['b', 'b'],
  ]);
  expect(withoutPreset(presets, 'b').map(({ id }) => id)).toEqual(['a', 'c']);
});

test('a copy gets an unused name within the length limit', () => {
  fc.assert(
    fc.property(names, (all) => {
      const presets = all.map((name) => preset(name));
      for (const { name } of presets) {
        const free = freeName(presets, name);
        expect(all).not.toContain(free);
        expect(free.length).toBeLessThanOrEqual(60);
      }
    }),
  );
  expect(freeName([preset('a'), preset('a (2)')], 'a')).toBe('a (3)');
});
