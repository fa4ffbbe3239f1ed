import { segmentsOf } from './segments.ts';

/** The beginning of a web address. A question mark in an address does not end a sentence. */
const ADDRESS = /https?:\/\/|www\./;

/** The number of code units at the end of a segment that are searched for an address. */
const LONGEST = 2100;

/** Counts the sentences that contain a letter or a digit, by the rules of a language. */
export function countSentences(text: string, language: string): number {
  let sentences = 0;
  let isInAddress = false;
  for (const { segment } of segmentsOf(new Intl.Segmenter(language, { granularity: 'sentence' }), text)) {
    if (!isInAddress && /[\p{L}\p{Nd}]/u.test(segment)) sentences += 1;
    isInAddress = ADDRESS.test(segment.slice(-LONGEST).split(/\s/).at(-1) ?? '') || (isInAddress && !/\s/.test(segment));
  }
  return sentences;
}
