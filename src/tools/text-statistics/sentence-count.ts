import { segmentsOf } from './segments.ts';

/** The end of an address: a question mark in it ends no sentence. */
const ADDRESS_END = /(?:https?:\/\/|www\.)\S*$/;

/** An address is looked for in so many code units at most. */
const LONGEST = 2100;

/** How many sentences hold a letter or a digit, by the rules of a language. */
export function countSentences(text: string, language: string): number {
  let sentences = 0;
  let isInAddress = false;
  for (const { segment } of segmentsOf(new Intl.Segmenter(language, { granularity: 'sentence' }), text)) {
    if (!isInAddress && /[\p{L}\p{Nd}]/u.test(segment)) sentences += 1;
    isInAddress = ADDRESS_END.test(segment.slice(-LONGEST)) || (isInAddress && !/\s/.test(segment));
  }
  return sentences;
}
