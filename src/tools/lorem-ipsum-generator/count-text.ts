import { graphemesOf } from '#pure/text/graphemes.ts';
import { isWord } from '#pure/text/is-word.ts';
import type { Block } from './block.ts';
import { type TextLanguage, writings } from './text-language.ts';

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export interface TextCounts {
  readonly words: number;
  /** As readers see them, spaces and line breaks included. */
  readonly characters: number;
}

/** Counts the words and characters of a text without tags and marks: words as UAX 29 finds them, which is quick to say where spaces are between them. */
export function countText(text: string, blocks: readonly Block[], language: TextLanguage): TextCounts {
  const tokens = blocks.flatMap(({ sentences }) => sentences.flat());
  const surplus = new Map<string, number>();
  // No mark and no space is more than one code unit, so only the words need a look, and each of them once.
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
