import { segmentsOf } from './segments.ts';

/** The beginning of an address. A question mark in one does not end a sentence. */
const ADDRESS = /https?:\/\/|www\./;

/** The number of code units at the end of a segment in which an address is looked for. */
const LONGEST = 2100;

/** How many sentences hold a letter or a digit, by the rules of a language. */
export function countSentences(text: string, language: string): number {
  let sentences = 0;
  let isInAddress = false;
  for (const { segment } of segmentsOf(new Intl.Segmenter(language, { granularity: 'sentence' }), text)) {
    if (!isInAddress && /[\p{L}\p{Nd}]/u.test(segment)) sentences += 1;
    isInAddress = ADDRESS.test(segment.slice(-LONGEST).split(/\s/).at(-1) ?? '') || (isInAddress && !/\s/.test(segment));
  }
  return sentences;
}
