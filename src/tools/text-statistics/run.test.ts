import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { emptyStatistics } from './empty-statistics.ts';
import { countGraphemes } from './grapheme-counts.ts';
import { countLines } from './line-counts.ts';
import { ok } from '#core/result.ts';
import { measure } from './quick-counts.ts';
import { timeFor } from './rough-duration.ts';
import { segmentsOf } from './segments.ts';
import { type TextStatistics, textStatistics } from './text-statistics.ts';

const FAMILY = '👩‍👩‍👧‍👦';

describe('textStatistics', () => {
  test.each<[string, Partial<TextStatistics>]>([
    // A test of a fork of it-tools, adapted to the specification
    [
      'Some sentence! Une autre phrase ? « et avec des chiffres 1234 ! »',
      { characters: 65, words: 10, sentences: 3, uppercase: 2, lowercase: 41, digits: 4, punctuation: 5, whiteSpace: 13 },
    ],
    // The other examples of the specification (ICU)
    [FAMILY, { characters: 1, codePoints: 7, words: 0, emoji: 1, longestWord: '', averageWordLength: 0 }],
    ['你好，世界。我爱编程。', { characters: 11, sentences: 2, punctuation: 3 }],
    ['A a ; 1', { characters: 7, charactersWithoutSpaces: 4, words: 3, uniqueWords: 2, punctuation: 1, whiteSpace: 3 }],
    ['one two\nthree\n\nfour', { paragraphs: 2, nonBlankLines: 3, words: 4, averageWordLength: 3.75, longestWord: 'three' }],
    // The original it-tools counts two words
    ['   ', { characters: 3, charactersWithoutSpaces: 0, words: 0, sentences: 0, paragraphs: 0, whiteSpace: 3 }],
    // Unicode Standard Annex 29, table 1a: one cluster each
    ['g̈각กำषिक्षि', { characters: 5, letters: 7 }],
    ['1️⃣ ©️ © # 🇩🇪🇫🇷', { emoji: 4, digits: 1 }],
    ['\r\n\u00a0\u3000x', { characters: 4, charactersWithoutSpaces: 1, whiteSpace: 4 }],
    ['Café CAFE\u0301 café', { words: 3, uniqueWords: 1 }],
    ['\ud800', { characters: 1, codePoints: 1, letters: 0, words: 0 }],
  ])('for %j include %j', (text, statistics) => {
    expect(textStatistics(text, 'en')).toMatchObject(statistics);
  });

  test('for an empty text are all zero', () => {
    expect(textStatistics('', 'en')).toEqual({ ...emptyStatistics, csv: expect.any(Blob) });
  });

  test('find words without spaces between them', () => {
    expect(textStatistics('ภาษาไทยเป็นภาษา', 'en').words).toBeGreaterThan(2);
    expect(textStatistics('私は日本語を勉強します', 'ja').words).toBeGreaterThan(3);
  });

  test('rank words by count and first appearance, and write all of them as CSV', async () => {
    const { frequentWords, csv } = textStatistics('b a B c, c b d’e', 'en');
    expect(frequentWords).toEqual([
      { word: 'b', count: 3 },
      { word: 'c', count: 2 },
      { word: 'a', count: 1 },
      { word: 'd’e', count: 1 },
    ]);
    expect(await csv.text()).toBe('Word,Count,Share\nb,3,42.9%\nc,2,28.6%\na,1,14.3%\nd’e,1,14.3%');
  });

  test('show a hundred words and write all', async () => {
    const text = Array.from({ length: 150 }, (_, index) => `word${index}`).join(' ');
    const { frequentWords, uniqueWords, csv } = textStatistics(text, 'en');
    expect([frequentWords.length, uniqueWords, (await csv.text()).split('\n').length]).toEqual([100, 150, 151]);
  });

  test('report increasing progress up to the end', () => {
    const shares: number[] = [];
    textStatistics('word and word\n'.repeat(30_000), 'en', (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});

/** Letters, marks, emoji and their joiners, and various spaces and line breaks. */
const character = fc.constantFrom(
  ...'aB9.,!? \t\n\r\u0301é你好。กำक्षि\u200d\ufe0f👩👧🇩🇪☎각\u1100\u1161\u0600\ud83d'.match(/[^]/g)!,
  '. ',
  '1. ',
);
const anyText = fc.array(character, { maxLength: 60 }).map((characters) => characters.join(''));

describe('countGraphemes', () => {
  test('matches the segmenter for the whole text', () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        const clusters = [...segmenter.segment(text)].map(({ segment }) => segment);
        expect(countGraphemes(text)).toEqual({
          all: clusters.length,
          blank: clusters.filter((cluster) => cluster.trim() === '' && !cluster.includes('\ufeff')).length,
          emoji: clusters.filter((cluster) => /^\p{RGI_Emoji}$/v.test(cluster)).length,
        });
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('segmentsOf', () => {
  test.each(['grapheme', 'word', 'sentence'] as const)('finds every %s of a long text, with and without line breaks', (granularity) => {
    const segmenter = new Intl.Segmenter('en', { granularity });
    const latin = fc.array(
      fc.constantFrom(
        'The ',
        'word',
        'it’s ',
        '3.14 ',
        'Mr. Smith. ',
        'no. 5 ',
        '!? ',
        '… and ',
        '\n',
        '🇩🇪',
        '👩‍👧',
        'e\u0301',
        'x'.repeat(700),
      ),
      { minLength: 100, maxLength: 300 },
    );
    fc.assert(
      fc.property(latin, (parts) => {
        const text = parts.join('');
        const found = [...segmentsOf(segmenter, text)].map(({ segment }) => segment);
        expect(found).toEqual([...segmenter.segment(text)].map(({ segment }) => segment));
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('segmentsOf a line longer than a window', () => {
  const cut = ['it’s ', '3.14 ', 'e\u0301', '🇩🇪', '👩‍👧‍👦', 'Mr. no. 5? ', 'ends. (“And” on) ', '\r'];
  test.each(cut)('recognizes no segment cut by the end of a window, such as one of %j', (unit) => {
    for (const granularity of ['grapheme', 'word', 'sentence'] as const) {
      const segmenter = new Intl.Segmenter('en', { granularity });
      for (let shift = 0; shift < unit.length; shift += 1) {
        const text = `${'x'.repeat(shift)} ${unit.repeat(300)}`;
        expect([...segmentsOf(segmenter, text)].map(({ segment }) => segment)).toEqual(
          [...segmenter.segment(text)].map(({ segment }) => segment),
        );
      }
    }
  });
});

describe('measure', () => {
  // The examples of the specification; UTF-8: RFC 3629, section 3
  test.each([
    [FAMILY, { codeUnits: 11, sizeBytes: 25, lines: 1 }],
    ['é\n€', { codeUnits: 3, sizeBytes: 6, lines: 2 }],
    ['\ud800', { codeUnits: 1, sizeBytes: 3, lines: 1 }],
    ['', { codeUnits: 0, sizeBytes: 0, lines: 0 }],
  ])('for %j is %j', (text, counts) => {
    expect(measure({ text })).toEqual(ok(counts));
  });
});

describe('countLines', () => {
  test.each([
    ['', 0],
    ['a', 1],
    ['\n', 2],
    ['a\r\nb\rc\nd', 4],
    ['\r\r\n\n', 4],
  ])('for %j is %i', (text, lines) => {
    expect(countLines(text)).toBe(lines);
  });

  test('is one more than the line breaks', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '\r', '\n'), minLength: 1 }), (text) => {
        expect(countLines(text)).toBe(text.split(/\r\n|\r|\n/).length);
      }),
    );
  });
});

describe('timeFor', () => {
  test.each([
    [0, 238, { hours: 0, minutes: 0, seconds: 0 }],
    [1, 238, { hours: 0, minutes: 0, seconds: 1 }],
    [71, 238, { hours: 0, minutes: 0, seconds: 18 }],
    [238, 238, { hours: 0, minutes: 1, seconds: 0 }],
    [495, 238, { hours: 0, minutes: 2, seconds: 5 }],
    [14_280, 238, { hours: 1, minutes: 0, seconds: 0 }],
    [14_281, 238, { hours: 1, minutes: 1, seconds: 0 }],
    [14_279, 238, { hours: 1, minutes: 0, seconds: 0 }],
  ])('%i words at %i per minute take %j', (words, speed, duration) => {
    expect(timeFor(words, speed)).toEqual(duration);
  });

  test('is never too short, and less than one unit too long', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 50, max: 1000 }), (words, speed) => {
        const { hours, minutes, seconds } = timeFor(words, speed);
        const tooLong = 3600 * hours + 60 * minutes + seconds - (60 * words) / speed;
        expect(tooLong).toBeGreaterThan(-1e-6);
        expect(tooLong).toBeLessThan(hours > 0 ? 61 : 1);
      }),
    );
  });
});
