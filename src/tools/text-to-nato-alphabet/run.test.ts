import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import { fail, ok } from '#core/result.ts';
import { alphabetNames, alphabets } from './alphabets.ts';
import { declaration } from './declare.ts';
import { readWords } from './read-words.ts';
import { run } from './run.ts';
import { spellText } from './spell-text.ts';

const { options } = declaration;

const spell = (text: string, style: Partial<ValuesOf<typeof options>> = {}) => spellText(text, { ...initialValues(options), ...style });

describe('spellText', () => {
  test.each([
    // From the tool's specification.
    ["It's 5!", {}, 'India Tango Apostrophe Sierra (space) Five Exclamation mark'],
    ['Ab1', { showLetterCase: true }, 'ALFA bravo One'],
    // CorentinTh/it-tools, text-to-nato-alphabet, with the spellings of ICAO
    ['Hello', {}, 'Hotel Echo Lima Lima Oscar'],
    ['89', { digits: 'icao' }, 'Ait Niner'],
    ['89', { digits: 'typed' }, '8 9'],
    ['aé', {}, 'Alfa Echo (é)'],
    ['É', { showLetterCase: true }, 'ECHO (É)'],
    ['e\u0301', {}, 'Echo (é)'],
    ['\t€世', {}, '(space) € 世'],
    ['ab', { separator: String.raw`\n` }, 'Alfa\nBravo'],
    ['a\r\nb\n\nc', { separator: '-' }, 'Alfa\nBravo\n\nCharlie'],
    ['Größe 1', { alphabet: 'german' }, 'Goslar Rostock Umlaut-Offenbach Eszett Essen (space) Eins'],
    ['ẞ', { alphabet: 'german', showLetterCase: true }, 'ESZETT'],
    ['ñú', { alphabet: 'spanish' }, 'Ñoño Ulises (ú)'],
    ['Ёй', { alphabet: 'russian' }, 'Елена Иван-краткий'],
    ['Z', { alphabet: 'russian' }, 'Z'],
  ] as const)('spells %j with %j as %j', (text, style, words) => {
    expect(spell(text, style)).toEqual(ok(words));
  });

  test('refuses a result too long for browsers', () => {
    expect(spell('a'.repeat(600_000), { separator: '-'.repeat(1000) })).toEqual(fail('resultTooLong'));
  });
});

describe('readWords', () => {
  test.each([
    ['Hotel echo LIMA lima Oscar', 'nato', 'HELLO'],
    ['alpha, juliet,whisky xray', 'nato', 'AJWX'],
    ['Nine niner 9 é', 'nato', '999É'],
    ['India Tango Apostrophe Sierra (space) Five Exclamation mark', 'nato', "IT'S 5!"],
    ['left square bracket Left parenthesis', 'nato', '[('],
    ['Echo (é) Oscar (ö)', 'nato', 'ÉÖ'],
    ['Eszett Umlaut-aachen null', 'german', 'ßÄ0'],
    ['Елена Иван Иван-краткий', 'russian', 'ЕИЙ'],
    ['Alfa\n\nBravo', 'nato', 'A\n\nB'],
    ['', 'nato', ''],
  ] as const)('reads %j in the alphabet %s as %j', (words, alphabet, text) => {
    expect(readWords(words, alphabet)).toEqual(ok(text));
  });

  test.each([
    ['Alfa Foo', 'Foo'],
    ['Alfa (é)', '(é)'],
    ['exclamation', 'exclamation'],
    ['Berlin', 'Berlin'],
  ])('refuses %j', (words, word) => {
    expect(readWords(words, 'nato')).toEqual(fail('unknownWord', { values: { word } }));
  });
});

test('empty input returns nothing', () => {
  expect(run.spell({ text: '', ...initialValues(options) })).toEqual(ok(null));
  expect(run.read({ words: '', alphabet: 'nato' })).toEqual(ok(null));
});

test.each(alphabetNames)('a text spelled in the alphabet %s is read back in capitals', (alphabet) => {
  const letters = [...alphabets[alphabet].letters.keys()].filter((letter) => letter !== 'ё');
  const character = fc.constantFrom(...letters, ...'0123456789 !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~');
  fc.assert(
    fc.property(fc.string({ unit: character }), fc.boolean(), fc.constantFrom('words', 'icao'), (text, showLetterCase, digits) => {
      const spelled = spell(text, { alphabet, showLetterCase, digits });
      expect(spelled.ok && readWords(spelled.value, alphabet)).toEqual(ok(text.replaceAll(/[^ß]/g, (letter) => letter.toUpperCase())));
    }),
  );
});
