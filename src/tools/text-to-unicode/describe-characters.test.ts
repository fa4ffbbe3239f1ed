import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { kindOfCharacter } from './character-kind.ts';
import { describeCharacters, MAX_DESCRIBED } from './describe-characters.ts';
import { abbreviations } from './abbreviations.ts';

describe('kindOfCharacter', () => {
  // General categories of Unicode 16, UnicodeData.txt; default ignorables of DerivedCoreProperties.txt.
  test.each([
    ['a', 'letter'],
    ['世', 'letter'],
    ['\u0301', 'mark'],
    ['٣', 'number'],
    ['½', 'number'],
    ['_', 'punctuation'],
    ['€', 'symbol'],
    ['💯', 'symbol'],
    [' ', 'space'],
    ['\u00a0', 'space'],
    ['\u2028', 'space'],
    ['\n', 'control'],
    ['\u0085', 'control'],
    ['\u200b', 'invisible'],
    ['\u00ad', 'invisible'],
    ['\ufeff', 'invisible'],
    ['\u3164', 'invisible'], // a letter without a glyph
    ['\ufe0f', 'invisible'], // a mark without a glyph
    ['\ue000', 'privateUse'],
    ['\u0378', 'unassigned'],
    ['\uffff', 'unassigned'],
    ['\ud800', 'unassigned'],
  ])('classifies %j as %s', (character, kind) => {
    expect(kindOfCharacter(character)).toBe(kind);
  });
});

describe('describeCharacters', () => {
  test('writes code point, bytes and code units', () => {
    expect(describeCharacters('é💯\ud800')).toEqual([
      { character: 'é', codePoint: 'U+00E9', utf8: 'c3 a9', utf16: '00e9', kind: 'letter', isConspicuous: false },
      { character: '💯', codePoint: 'U+1F4AF', utf8: 'f0 9f 92 af', utf16: 'd83d dcaf', kind: 'symbol', isConspicuous: false },
      { character: '\ud800', codePoint: 'U+D800', utf8: '', utf16: 'd800', kind: 'unassigned', isConspicuous: false },
    ]);
  });

  test.each([
    ['p\u0430ypal', '\u0430'], // Cyrillic
    ['a\u200bb', '\u200b'],
    ['a\u00a0b \u3000', '\u00a0\u3000'],
    ['caf\u00e9 \u00fcber 1\u00fc', '\u00e9\u00fc'],
    ['привет, мир', ''],
    ['世界 hello', ''],
    ['x\u0301', ''],
    ['a-я', ''],
    ['', ''],
  ])('marks in %j the characters %j', (text, marked) => {
    const rows = describeCharacters(text).filter(({ isConspicuous }) => isConspicuous);
    expect(rows.map(({ character }) => character).join('')).toBe(marked);
  });

  test('describes every character of a short text, and the first thousand of a long one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'я', '💯'), { maxLength: 1500, size: 'max' }).map((parts) => parts.join('')),
        (text) => {
          const rows = describeCharacters(text);
          expect(rows.map(({ character }) => character)).toEqual([...text].slice(0, MAX_DESCRIBED));
        },
      ),
      { numRuns: runs(10) },
    );
  });
});

describe('abbreviations', () => {
  test.each([
    ['\n', 'LF'],
    [' ', 'SP'],
    ['\u001f', 'US'],
    ['\u200b', 'ZWSP'],
  ])('abbreviates %j as %s', (character, abbreviation) => {
    expect(abbreviations.get(character)).toBe(abbreviation);
  });

  test('contains only invisible characters', () => {
    const kinds = new Set([...abbreviations.keys()].map(kindOfCharacter));
    expect([...kinds].toSorted()).toEqual(['control', 'invisible', 'space']);
  });
});
