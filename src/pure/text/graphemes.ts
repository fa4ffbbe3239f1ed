/** Common text whose code units are all separate characters, as long as no other characters occur. */
const SIMPLE =
  /^[\t\n -\u02ff\u0370-\u0482\u048a-\u0530\u1e00-\u1fff\u2010-\u2027\u3001-\u3029\u3041-\u3096\u30a1-\u30fe\u4e00-\u9fff\uac00-\ud7a3]*$/;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into user-perceived characters: extended grapheme clusters of UAX 29, such as `\r\n` or an emoji sequence. */
export const graphemesOf = (text: string): readonly string[] =>
  SIMPLE.test(text) ? text.split('') : Array.from(segmenter.segment(text), ({ segment }) => segment);
