/** WebKit does not treat words of digits, such as `2024`, as words: `isWordLike` is false for ICU's number status. */
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/** Whether a segment of `Intl.Segmenter` with the granularity `word` is a word rather than the text between words. */
export const isWord = ({ segment, isWordLike }: Pick<Intl.SegmentData, 'segment' | 'isWordLike'>): boolean =>
  isWordLike === true || LETTER_OR_DIGIT.test(segment);
