/** WebKit says of words of digits, such as `2024`, that they are none: `isWordLike` is false for ICU's status of a number. */
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/** Whether a segment of `Intl.Segmenter` with the granularity `word` is a word, and not what stands between words. */
export const isWord = ({ segment, isWordLike }: Pick<Intl.SegmentData, 'segment' | 'isWordLike'>): boolean =>
  isWordLike === true || LETTER_OR_DIGIT.test(segment);
