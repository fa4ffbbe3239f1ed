import { graphemesOf } from '#pure/text/graphemes.ts';
import { isWord } from '#pure/text/is-word.ts';
import type { Block } from './block.ts';
import { type TextLanguage, writings } from './text-language.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export interface TextCounts {
  readonly words: number;
  /** Characters as readers perceive them, including spaces and line breaks. */
  readonly characters: number;
}

/**
 * Counts the words and characters of a text without tags and marks. Words are those of UAX 29, which are the generated words in languages
 * with spaces.
 */
export function countText(text: string, blocks: readonly Block[], language: TextLanguage): TextCounts {
  const tokens = blocks.flatMap(({ sentences }) => sentences.flat());
  const surplus = new Map<string, number>();
  // Marks and spaces are single code units, so only words need segmenting, each of them once.
  const surplusOf = (word: string): number => {
    const found = surplus.get(word) ?? word.length - graphemesOf(word).length;
    surplus.set(word, found);
    return found;
  };
  return {
    words: writings[language].space === '' ? countSegments(text) : tokens.length,
    characters: tokens.reduce((count, { word }) => count - surplusOf(word), text.length),
  };
}

function countSegments(text: string): number {
  let count = 0;
  for (const segment of segmenter.segment(text)) if (isWord(segment)) count++;
  return count;
}
