import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { graphemesOf } from '#pure/text/graphemes.ts';
import { expandNumeronyms } from './expand-numeronyms.ts';
import { knownNumeronyms } from './known-numeronyms.ts';
import { run } from './run.ts';
import { shortenWords } from './shorten-words.ts';

describe('shortenWords', () => {
  test.each([
    // From the tests of the original it-tools.
    ['internationalization', 'i18n'],
    ['accessibility', 'a11y'],
    ['localization', 'l10n'],
    ['abc', 'abc'],
    // From the tool's specification.
    ['Hello, wonderful world!', 'H3o, w7l w3d!'],
    ['(localization),', '(l10n),'],
    ['(globalization), "Kubernetes"\nand e2e.', '(g11n), "K8s"\nand e2e.'],
    ['i18n', 'i18n'],
    ['word', 'w2d'],
    ['\tdon’t  re-use\r\n', '\td3t  r4e\r\n'],
    ['1234 x264', '124 x24'],
    ['élève e\u0301le\u0300ve', 'é3e e\u03013e'],
    ['a👨‍👩‍👧‍👦👨‍👩‍👧‍👦b', 'a2b'],
    ['Übergrößenträger', 'Ü14r'],
    ['--- ... 👍👍👍👍', '--- ... 👍👍👍👍'],
    ['https://example.org/', 'h17g/'],
    ['', ''],
  ])('turns %j into %j', (text, numeronyms) => {
    expect(shortenWords(text, 4)).toBe(numeronyms);
  });

  test.each([
    [5, 'word l4r'],
    [7, 'word longer'],
  ])('skips words of fewer than %i characters', (shortest, numeronyms) => {
    expect(shortenWords('word longer', shortest)).toBe(numeronyms);
  });

  test('keeps the number of words, the white space, and the length encoded in each numeronym', () => {
    const word = fc.stringMatching(/^[a-zé]{1,30}$/);
    fc.assert(
      fc.property(fc.array(word), fc.integer({ min: 4, max: 20 }), (words, shortest) => {
        const lengths = shortenWords(words.join(' \n'), shortest)
          .split(' \n')
          .map((numeronym) => Number(/\d+/.exec(numeronym)?.[0] ?? Number.NaN) + 2 || graphemesOf(numeronym).length);
        expect(lengths).toEqual(words.length === 0 ? [0] : words.map((each) => each.length));
      }),
    );
  });

  test('does not change a numeronym', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zé]{1,30}( [a-z]{4,30}){0,5}$/), (text) => {
        const once = shortenWords(text, 4);
        expect(shortenWords(once, 4)).toBe(once);
      }),
    );
  });
});

describe('expandNumeronyms', () => {
  test.each([
    ['i18n', ['i18n: internationalization']],
    ['The I18N and "k8s", again: i18n; A16Z', ['I18N: internationalization', 'k8s: Kubernetes', 'A16Z: Andreessen Horowitz']],
    ['i18n-a11y xi18n e2e', []],
  ])('finds in %j %j', (text, found) => {
    expect(expandNumeronyms(text).map(({ numeronym, word }) => `${numeronym}: ${word}`)).toEqual(found);
  });

  test('contains correct numeronyms of single words', () => {
    const oneWord = knownNumeronyms.filter(({ word }) => !word.includes(' '));
    expect(oneWord.map(({ word }) => shortenWords(word, 4).toLowerCase())).toEqual(oneWord.map(({ numeronym }) => numeronym));
    expect(knownNumeronyms).toHaveLength(17);
  });
});

test('shorten returns both, or nothing for empty input', () => {
  const found = [{ numeronym: 'i18n', word: 'internationalization' }];
  expect(run.shorten({ text: 'i18n words', shortest: 4 })).toEqual(ok({ numeronym: 'i18n w3s', found }));
  expect(run.shorten({ text: '', shortest: 4 })).toEqual(ok(null));
});
