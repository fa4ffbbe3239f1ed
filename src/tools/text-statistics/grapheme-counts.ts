import { segmentsOf } from './segments.ts';

export interface GraphemeCounts {
  readonly all: number;
  /** The number of clusters that consist only of whitespace. */
  readonly blank: number;
  readonly emoji: number;
}

/**
 * Characters with a boundary between any two of them (Unicode Standard Annex 29, rules GB4, GB5, and GB999). Only text around other
 * characters needs segmentation. None of them is an emoji on its own.
 */
const SIMPLE =
  '\\0-\\f\\x0e-\\x7f\\xa0-\\u02ff\\u0370-\\u0482\\u048a-\\u058f\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u20cf\\u3000-\\u3029\\u3031-\\u3096\\u309b-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff01-\\uff9d';
const OTHERS = new RegExp(`[${SIMPLE}]?(?:[^${SIMPLE}]+[${SIMPLE}]?)+`, 'g');

const BLANK = /^\p{White_Space}+$/u;
const EMOJI = /^\p{RGI_Emoji}$/v;

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts grapheme clusters, the user-perceived characters. Independent of the language. */
export function countGraphemes(text: string): GraphemeCounts {
  let all = 0;
  let blank = 0;
  let emoji = 0;
  let end = 0;
  const addSimple = (upTo: number): void => {
    all += upTo - end;
    for (let at = end; at < upTo; at += 1) if (isBlankUnit(text.charCodeAt(at))) blank += 1;
  };
  for (const { 0: others, index } of text.matchAll(OTHERS)) {
    addSimple(index);
    for (const { segment } of segmentsOf(segmenter, others)) {
      all += 1;
      if (BLANK.test(segment)) blank += 1;
      else if (mayBeEmoji(segment) && EMOJI.test(segment)) emoji += 1;
    }
    end = index + others.length;
  }
  addSimple(text.length);
  return { all, blank, emoji };
}

/** Whether a simple character is whitespace (PropList.txt of Unicode 17, White_Space). */
const isBlankUnit = (unit: number): boolean =>
  unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || unit === 0xa0 || unit === 0x3000 || unit === 0x205f;

/** A fast test that excludes most scripts, whose code points are between the ranges in which emoji begin. */
const mayBeEmoji = (segment: string): boolean => segment.charCodeAt(0) < 0x300 || segment.charCodeAt(0) >= 0x2000;
