import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeDataFile } from '../../../scripts/vite/make-data-file.ts';
import { textOfCodePoints } from './code-point-query.ts';
import { describeEmoji, findSequences, inTone, toneOptions, twoToneVariants } from './describe-emoji.ts';
import { type Emoji, emojiGroups } from './emoji.ts';
import { find } from './run.ts';
import { searchEmoji } from './search-emoji.ts';

const load = async (language: string): Promise<readonly Emoji[]> => {
  const result = await find({}, { language, loadData: makeDataFile });
  if (!result.ok) throw new Error('It cannot fail.');
  return result.value;
};

const all = await load('en');

const found = (query: string, group: Parameters<typeof searchEmoji>[2] = 'all') => searchEmoji(all, query, group).map(({ name }) => name);

function named(name: string): Emoji {
  const emoji = all.find((each) => each.name === name);
  if (!emoji) throw new Error(`no ${name}`);
  return emoji;
}

describe('find', () => {
  // Unicode 17: 1,914 without the nine components, and 2,030 with skin tones.
  test('returns all emoji, each recommended by Unicode for general interchange', () => {
    const sequences = all.flatMap(({ emoji, variants }) => [emoji, ...variants.map((variant) => variant.emoji)]);
    expect(all).toHaveLength(1914);
    expect(new Set(sequences).size).toBe(1914 + 2030);
    expect(sequences.filter((sequence) => !/^\p{RGI_Emoji}$/v.test(sequence))).toEqual([]);
  });

  test('returns them by group in the order of Unicode', () => {
    expect([...new Set(all.map(({ group }) => group))]).toEqual(emojiGroups.filter((group) => group !== undefined));
    expect(all.slice(0, 3).map(({ name }) => name)).toEqual([
      'grinning face',
      'grinning face with big eyes',
      'grinning face with smiling eyes',
    ]);
  });

  test.each([
    ['de', 'winkende Hand'],
    ['es', 'mano saludando'],
    ['fr', 'signe de la main'],
    ['pt', 'mão acenando'],
    ['ru', 'машет рукой'],
    ['uk', 'рука махає'],
    ['vi', 'vẫy tay'],
    ['zh', '挥手'],
    ['xx', 'waving hand'],
  ])('names them in the language %s', async (language, name) => {
    expect((await load(language)).find(({ emoji }) => emoji === '👋')?.name).toBe(name);
  });
});

describe('searchEmoji', () => {
  test('finds all emoji or a whole group for an empty query', () => {
    expect(found('')).toHaveLength(1914);
    expect(found(' : ')).toHaveLength(1914);
    expect(found('', 'flags')).toHaveLength(270);
  });

  test.each([
    ['waving hand', 'waving hand'],
    ['red heart', 'red heart'],
    [':tada:', 'party popper'],
    ['+1', 'thumbs up'],
    ['thumbsup', 'thumbs up'],
    ['rocket', 'rocket'],
    ['ROCK et', undefined],
    ['jack_o_lantern', 'jack-o-lantern'],
    ['cote d', 'flag: Côte d’Ivoire'],
    ['Réunion', 'flag: Réunion'],
    ['blood', 'drop of blood'],
  ])('for %j finds first %j', (query, name) => expect(found(query)[0]).toBe(name));

  test.each([
    ['equal name', 'fire', 'fire', 'fire engine'],
    ['equal shortcode', 'heart', 'red heart', 'heart with arrow'],
    ['beginning of the name', 'sun', 'sunflower', 'smiling face with sunglasses'],
    ['all parts in the name', 'cat', 'black cat', 'palm up hand'],
  ])('ranks the %s first: for %s %s before %s', (_rank, query, first, second) => {
    const names = found(query);
    expect(names).toEqual(expect.arrayContaining([first, second]));
    expect(names.indexOf(first)).toBeLessThan(names.indexOf(second));
  });

  test('requires every part at the beginning of a word', () => {
    expect(found('ocket')).not.toContain('rocket');
    expect(found('flag ger')).toContain('flag: Germany');
    expect(found('nothing of this kind')).toEqual([]);
  });

  test.each([
    ['🚀', 'rocket'],
    ['👋🏽', 'waving hand'],
    ['❤', 'red heart'],
    [' ❤️ ', 'red heart'],
    ['U+1F680', 'rocket'],
    ['1f680', 'rocket'],
    ['\\u{1F680}', 'rocket'],
    ['0x1F680', 'rocket'],
    ['\\uD83D\\uDE80', 'rocket'],
    ['\\1F44B\\1F3FD', 'waving hand'],
    ['&#x1F44B;&#x1F3FD;', 'waving hand'],
    ['&#128075;', 'waving hand'],
    ['\\U0001F44B', 'waving hand'], // Python
    ['1f44b-1f3fd.svg', 'waving hand'], // a file of Twemoji
    ['%F0%9F%91%8B', 'waving hand'],
    ['\u{2764}\u{fe0e}', 'red heart'],
    ['U+2764 U+FE0F', 'red heart'],
    ['1F468-200D-1F680', 'man astronaut'],
  ])('for %s finds only %s', (query, name) => {
    expect(found(query)).toEqual([name]);
    expect(found(query, 'flags')).toEqual([]);
  });

  // CLDR short names; the last one is in the middle of a Chinese name.
  test.each([
    ['de', 'rotes herz', '❤️'],
    ['de', 'red heart', '❤️'],
    ['uk', 'червоне серце', '❤️'],
    ['vi', 'trai tim mau do', '❤️'],
    ['vi', 'party popper', '🎉'],
    ['zh', '红心', '❤️'],
    ['zh', 'red heart', '❤️'],
    ['zh', '日本', '🇯🇵'],
    ['zh', '碎', '💔'],
  ])('in the language %s for %s finds the emoji %s', async (language, query, emoji) => {
    expect(searchEmoji(await load(language), query, 'all').map((each) => each.emoji)).toContain(emoji);
  });

  test.each(['de', 'es', 'fr', 'pt', 'ru', 'uk', 'vi', 'zh'])(
    'ranks an exact English name first in the language %s, too',
    async (language) => {
      const translated = await load(language);
      for (const { name, emoji } of all.filter((_, index) => index % 50 === 0)) {
        const sameName = all.filter((each) => each.name === name).length;
        expect(
          searchEmoji(translated, name, 'all')
            .slice(0, sameName + 1)
            .map((each) => each.emoji),
        ).toContain(emoji);
      }
    },
  );

  test('finds every emoji by its notations, its name and its shortcodes', () => {
    const emoji = fc.constantFrom(...all);
    const tone = fc.constantFrom(...toneOptions);
    fc.assert(
      fc.property(emoji, tone, (wanted, option) => {
        const { codePoints, javaScript, utf16, html, css } = describeEmoji(inTone(wanted, option));
        for (const query of [inTone(wanted, option).emoji, codePoints, javaScript, utf16, html, css])
          expect(searchEmoji(all, query, 'all')).toEqual([wanted]);
        for (const query of [wanted.name, ...wanted.shortcodes]) expect(searchEmoji(all, query, 'all')).toContain(wanted);
      }),
    );
  });

  test('finds in a group exactly the results that belong to it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('people', 'flags'), (query, group) => {
        expect(searchEmoji(all, query, group)).toEqual(searchEmoji(all, query, 'all').filter((each) => each.group === group));
      }),
    );
  });
});

describe('textOfCodePoints', () => {
  test.each(['', 'wave', 'face to', 'U+', 'U+110000', '0x', 'a9', 'grin 1f600'])('returns undefined for %j', (query) => {
    expect(textOfCodePoints(query)).toBeUndefined();
  });
});

describe('describeEmoji', () => {
  // The specification's examples; the notations of each by its standard.
  test('contains everything about an emoji in a skin tone', () => {
    expect(describeEmoji(inTone(named('waving hand'), 'medium'))).toEqual({
      emoji: '👋🏽',
      name: 'waving hand: medium skin tone',
      codePoints: 'U+1F44B U+1F3FD',
      javaScript: '\\u{1F44B}\\u{1F3FD}',
      utf16: '\\uD83D\\uDC4B\\uD83C\\uDFFD',
      utf8: 'F0 9F 91 8B F0 9F 8F BD',
      html: '&#x1F44B;&#x1F3FD;',
      css: '\\1F44B\\1F3FD',
      shortcodes: ':wave:',
      group: 'people',
      version: '1.0',
    });
  });

  test.each([
    ['thumbs up', 'U+1F44D', ':+1: :thumbsup:', '0.6'],
    ['red heart', 'U+2764 U+FE0F', ':heart:', '0.6'],
    ['keycap: #', 'U+0023 U+FE0F U+20E3', ':hash:', '0.6'],
  ])('writes %s as %s with the shortcodes %s since %s', (name, codePoints, shortcodes, version) => {
    expect(describeEmoji(inTone(named(name), 'default'))).toMatchObject({ codePoints, shortcodes, version });
  });
});

describe('inTone', () => {
  test('gives both people the same tone, and does not change an emoji without tones', () => {
    expect(inTone(named('handshake'), 'dark').name).toBe('handshake: dark skin tone');
    expect(inTone(named('rocket'), 'dark').emoji).toBe('🚀');
    expect(inTone(named('waving hand'), 'default').emoji).toBe('👋');
  });

  test('has 25 variants for two people, and none for one', () => {
    expect(twoToneVariants(named('kiss: woman, man'))).toHaveLength(25);
    expect(twoToneVariants(named('waving hand'))).toEqual([]);
  });
});

describe('findSequences', () => {
  test('finds emoji in their tone, and skips other texts', () => {
    expect(findSequences(all, ['👋🏽', 'x', '🚀']).map(({ name }) => name)).toEqual(['waving hand: medium skin tone', 'rocket']);
  });
});
