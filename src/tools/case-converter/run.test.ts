import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { presenters } from './present.ts';
import { caseNames } from './declare.ts';
import { firstLines } from './first-lines.ts';
import { convertCases } from './run.ts';

const convert = (text: string) => {
  const result = convertCases({ text });
  if (!result.ok || !result.value) throw new Error('a text has no case');
  return result.value;
};

const digitsOf = (text: string): readonly string[] => text.match(/\p{Nd}/gu) ?? [];

describe('convertCases', () => {
  test('writes every case', () => {
    // The forms of each name in blakeembrey/change-case, README; the rest by definition.
    expect(convert('lorem Ipsum')).toEqual({
      lower: 'lorem ipsum',
      upper: 'LOREM IPSUM',
      camel: 'loremIpsum',
      pascal: 'LoremIpsum',
      snake: 'lorem_ipsum',
      constant: 'LOREM_IPSUM',
      kebab: 'lorem-ipsum',
      train: 'Lorem-Ipsum',
      cobol: 'LOREM-IPSUM',
      dot: 'lorem.ipsum',
      path: 'lorem/ipsum',
      none: 'lorem ipsum',
      flat: 'loremipsum',
      capital: 'Lorem Ipsum',
      title: 'Lorem Ipsum',
      sentence: 'Lorem ipsum',
      mocking: 'LoReM IpSuM',
      inverted: 'LOREM iPSUM',
    });
  });

  test('returns nothing for empty input', () => {
    expect(convertCases({ text: '' })).toEqual(ok(null));
  });

  test.each([
    // blakeembrey/change-case, src/index.spec.ts
    ['test', 'test'],
    ['test string', 'test_string'],
    ['TestV2', 'test_v2'],
    ['_foo_bar_', 'foo_bar'],
    ['ALL_CAPS', 'all_caps'],
    ['CAMELCase', 'camel_case'],
    ['1test', '1test'],
    ['Foo12019Bar', 'foo12019_bar'],
    // CorentinTh/it-tools, issues 1446, 744 and 266
    ['1password2', '1password2'],
    ['HELLO WORLD', 'hello_world'],
    ['Élève à l’école', 'élève_à_lécole'],
    ['get_user2Name_v10', 'get_user2_name_v10'],
    ['XMLHttpRequest', 'xml_http_request'],
    ['10Items', '10_items'],
    ["Don't STOP", 'dont_stop'],
    ["rock 'n' roll", 'rock_n_roll'],
    ['приветМир', 'привет_мир'],
    ['E\u0301cole2E\u0301te\u0301', 'école2_été'],
    ['!?', ''],
  ])('finds the words of %s', (text, snake) => {
    expect(convert(text).snake).toBe(snake);
  });

  test.each([
    ['XMLHttpRequest', 'Xml Http Request', 'Xml http request'],
    ["Don't STOP believing. it's ok! yes", "Don't Stop Believing. It's Ok! Yes", "Don't stop believing. It's ok! Yes"],
    ['3 apples… and e.g. pears', '3 Apples… And E.G. Pears', '3 Apples… And e.g. Pears'],
    ['get_user', 'Get User', 'Get user'],
    // English ordinals, times, and dimensions keep the case of their letters.
    ['21st century', '21st Century', '21st century'],
    ['first row. 3rd row', 'First Row. 3rd Row', 'First row. 3rd row'],
    ['2nd floor at 10pm', '2nd Floor At 10pm', '2nd floor at 10pm'],
    ['a 3D model. b', 'A 3D Model. B', 'A 3d model. B'],
    ['THE 2ND FLOOR', 'The 2nd Floor', 'The 2nd floor'],
    ['1. first item', '1. First Item', '1. First item'],
  ])('writes %s with capitals, and as sentences', (text, capital, sentence) => {
    expect(convert(text)).toMatchObject({ capital, sentence });
  });

  test.each([
    ['the quick brown fox', 'The Quick Brown Fox'],
    ['THE END OF THE WORLD', 'The End of the World'],
    ['we keep NASA capitalized', 'We Keep NASA Capitalized'], // blakeembrey/title-case, src/index.spec.ts
  ])('writes the title %s', (text, title) => {
    expect(convert(text).title).toBe(title);
  });

  test('treats a code point as one character when mocking', () => {
    expect(convert('😀ab').mocking).toBe('😀aB');
  });

  test('converts each line separately and keeps empty lines', () => {
    expect(convert('foo bar\r\n\nBaz qux\n')).toMatchObject({ camel: 'fooBar\n\nbazQux\n', mocking: 'FoO BaR\n\nBaZ QuX\n' });
  });

  // Consecutive capitals are one word, like XML: `AA` may have been `a a` or `aa`.
  test.each([
    ['any words with something between them', /^[a-z]+[0-9]*$/, ['snake', 'constant', 'kebab', 'train', 'cobol', 'dot', 'path', 'none']],
    ['words of two letters or more without', /^[a-z]{2,}[0-9]*$/, ['pascal', 'camel']],
  ] as const)('finds the same words in its output for %s', (_which, form, names) => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(form), { minLength: 1, maxLength: 5 }), (words) => {
        const made = convert(words.join(' '));
        for (const name of names) expect(convert(made[name]).none).toBe(words.join(' '));
      }),
    );
  });

  test('keeps every digit and the number of lines for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const made = convert(text);
        for (const name of caseNames) {
          expect(digitsOf(made[name])).toEqual(digitsOf(text));
          expect(made[name].split('\n')).toHaveLength(text.split(/\r\n|\r|\n/).length);
        }
      }),
    );
  });
});

test('firstLines stops after 200 lines or 20,000 code units, but never inside a character', () => {
  expect(firstLines('a\n'.repeat(300)).split('\n')).toHaveLength(200);
  expect(firstLines(`${'a'.repeat(19_999)}😀`)).toBe(`${'a'.repeat(19_999)}\u{FFFD}`);
});

test.each([
  ['a', 'a', []],
  ['a\n'.repeat(300), 'a\n'.repeat(199) + 'a', [{ code: 'shownInPart', isOfPage: true }]],
])('for %j shows the first lines and reports omitted ones', (text, display, notices) => {
  expect(presenters.convert(convert(text))).toMatchObject({ lower: { value: text, display }, notices });
});
