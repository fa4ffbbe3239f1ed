import { segmentsOf } from './segments.ts';

/** How many sentences hold a letter or a digit, by the rules of a language. */
export function countSentences(text: string, language: string): number {
  let sentences = 0;
  for (const { segment } of segmentsOf(new Intl.Segmenter(language, { granularity: 'sentence' }), text)) {
    if (/[\p{L}\p{Nd}]/u.test(segment)) sentences += 1;
  }
  return sentences;
}
