import { describe, expect, test } from 'vitest';
import { offlineState } from './offline-state.ts';
import { listOf } from './testing/list-of.ts';

const list = listOf({
  core: { count: 40, bytes: 250_000 },
  common: ['editor'],
  languages: { en: ['texts-en'], de: ['texts-de'] },
  tools: {
    base: { code: ['base.js', 'digits.js'] },
    emoji: { code: ['emoji.js', 'digits.js'], inLanguage: { en: ['emoji-en.bin'], de: ['emoji-de.bin'] } },
  },
  packs: { 'packs/base': { bytes: 1500, files: ['base.js', 'digits.js'] } },
});
const all = list.files.map(([name]) => name);

describe('offlineState', () => {
  test('counts the remaining bytes when only the core is saved', () =>
    expect(offlineState(list, ['en'], new Set())).toEqual({
      languages: [],
      pages: [],
      tools: [],
      toolCount: 2,
      bytesToGo: 1000 + 1000 + 1500 + 1000 + 1000, // texts, editor, pack, emoji.js, emoji-en.bin
      files: 40,
      bytes: 250_000,
    }));

  test('counts complete tools', () =>
    expect(offlineState(list, ['en'], new Set(['texts-en', 'editor', 'base.js', 'digits.js', 'emoji.js']))).toEqual({
      languages: ['en'],
      pages: ['base', 'emoji'],
      tools: ['base'],
      toolCount: 2,
      bytesToGo: 1000,
      files: 45,
      bytes: 255_000,
    }));

  test('does not count a tool whose texts are missing as complete', () =>
    expect(offlineState(list, ['en'], new Set(all.filter((name) => name !== 'texts-en'))).tools).toEqual([]));

  test('has nothing left to download when all files of the languages are saved', () => {
    const kept = new Set(all.filter((name) => !name.includes('-de')));
    expect(offlineState(list, ['en'], kept)).toMatchObject({ tools: ['base', 'emoji'], bytesToGo: 0 });
    expect(offlineState(list, ['en', 'de'], kept)).toMatchObject({ languages: ['en'], tools: [], bytesToGo: 2000 });
  });

  test('ignores files of an older release', () =>
    expect(offlineState(list, ['en'], new Set(['view-of-an-older-release.js']))).toMatchObject({ files: 40, bytes: 250_000 }));
});
