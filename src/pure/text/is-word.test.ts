import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWord } from './is-word.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** In WebKitGTK 2.50, words of digits are not word-like. */
const asWebKit = (segment: Intl.SegmentData): Intl.SegmentData => ({
  ...segment,
  isWordLike: segment.isWordLike === true && !/^[\p{Nd}.,]+$/u.test(segment.segment),
});

const wordsOf = (text: string, seen: (segment: Intl.SegmentData) => Intl.SegmentData) =>
  [...segmenter.segment(text)]
    .map(seen)
    .filter(isWord)
    .map(({ segment }) => segment);

test.each([
  ['in 2024 we had 3 apples', ['in', '2024', 'we', 'had', '3', 'apples']],
  ['3.14 x2, ５ and ٣', ['3.14', 'x2', '５', 'and', '٣']],
  ['a-b … ½ ② 👍 _ !', ['a', 'b']],
  ['日本 を', ['日本', 'を']],
])('in %j the words are %j, whether or not the browser counts numbers as words', (text, words) => {
  expect(wordsOf(text, (segment) => segment)).toEqual(words);
  expect(wordsOf(text, asWebKit)).toEqual(words);
});

test('accepts every segment that the browser treats as a word', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike);
      expect(words.filter(isWord)).toEqual(words);
    }),
  );
});
