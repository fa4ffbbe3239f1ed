import { describe, expect, test } from 'vitest';
import { listOf } from './testing/list-of.ts';
import { toolsInOrder, wantedInOrder } from './wanted-files.ts';

const list = listOf({
  common: ['editor'],
  languages: { en: ['texts-en'], de: ['texts-de'], fr: ['texts-fr'] },
  tools: {
    anagram: { code: ['anagram.js'] },
    base: { code: ['base.js', 'digits.js'] },
    case: { code: ['case.js'] },
    digest: { code: ['digest.js'], data: ['table.bin'] },
    emoji: { code: ['emoji.js'], inLanguage: { en: ['emoji-en.bin'], de: ['emoji-de.bin'], fr: ['emoji-fr.bin'] } },
  },
});
const nothing = (): boolean => false;

describe('toolsInOrder', () => {
  test('lists the tool of the page, the favorites in order, the visited tools, and the rest', () => {
    const optionSets = { languages: ['en'], toolId: 'emoji', favorites: ['digest', 'anagram'] } as const;
    expect(toolsInOrder(list, optionSets, (name) => name === 'case.js')).toEqual(['emoji', 'digest', 'anagram', 'case', 'base']);
  });

  test('lists each tool once, and no unknown ones', () => {
    const optionSets = { languages: ['en'], toolId: 'base', favorites: ['base', 'gone', '__proto__'] } as const;
    expect(toolsInOrder(list, optionSets, nothing)).toEqual(['base', 'anagram', 'case', 'digest', 'emoji']);
  });
});

const names = (...wanted: Parameters<typeof wantedInOrder>) => [...new Set(wantedInOrder(...wanted).map((file) => list.files[file]?.[0]))];

describe('wantedInOrder', () => {
  test('starts with the texts of the page and ends with those of other chosen languages', () => {
    expect(names(list, { languages: ['de', 'en'], toolId: undefined, favorites: ['digest'] }, nothing)).toEqual([
      'texts-de',
      'editor',
      'digest.js',
      'table.bin',
      'anagram.js',
      'base.js',
      'digits.js',
      'case.js',
      'emoji.js',
      'emoji-de.bin',
      'emoji-en.bin',
      'texts-en',
    ]);
  });

  test('contains nothing of an unchosen language', () =>
    expect(names(list, { languages: ['en'], toolId: 'emoji', favorites: [] }, nothing).filter((name) => /de|fr/.test(name ?? ''))).toEqual(
      [],
    ));
});
