import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#core/languages.ts';
import { filesOfOtherLanguages } from './language-files.ts';
import { listOf } from './testing/list-of.ts';
import { wantedInOrder } from './wanted-files.ts';

const list = listOf({
  common: ['editor'],
  languages: { en: ['texts-en', 'latin'], de: ['texts-de', 'latin'], zh: ['texts-zh'] },
  tools: {
    base: { code: ['base.js'], data: ['table.bin'] },
    emoji: { code: ['emoji.js'], inLanguage: { en: ['emoji-en.bin'], de: ['emoji-de.bin'] } },
  },
});

describe('filesOfOtherLanguages', () => {
  test.each([
    [['en'], ['texts-de', 'emoji-de.bin', 'texts-zh']],
    [['de'], ['texts-en', 'emoji-en.bin', 'texts-zh']],
    [['zh'], ['texts-en', 'emoji-en.bin', 'latin', 'texts-de', 'emoji-de.bin']],
    [['en', 'de', 'zh'], []],
  ] as const)('for a visitor who keeps %j', (kept, expected) =>
    expect([...filesOfOtherLanguages(list, kept)].toSorted()).toEqual([...expected].toSorted()),
  );

  test('never contain a wanted file, and contain every unwanted one', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...languages], { minLength: 1 }), ([first = 'en', ...others]) => {
        const chosen = [first, ...others] as const;
        const dropped = filesOfOtherLanguages(list, chosen);
        const wanted = new Set(wantedInOrder(list, { languages: chosen, toolId: undefined, favorites: [] }, () => false));
        list.files.forEach(([name], file) => expect(dropped.has(name)).toBe(!wanted.has(file)));
      }),
    );
  });
});
