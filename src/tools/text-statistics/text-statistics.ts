import { writeCsv } from '#pure/notation/csv/csv.ts';
import { type CharacterCounts, countCharacters } from './character-counts.ts';
import { countGraphemes } from './grapheme-counts.ts';
import { countNonBlankLines } from './line-counts.ts';
import { countSentences } from './sentence-count.ts';
import { countWords, type WordCount } from './word-counts.ts';

/** All counts from the worker. */
export interface TextStatistics extends CharacterCounts {
  readonly characters: number;
  readonly charactersWithoutSpaces: number;
  readonly emoji: number;
  readonly words: number;
  readonly uniqueWords: number;
  readonly sentences: number;
  readonly paragraphs: number;
  readonly nonBlankLines: number;
  /** In grapheme clusters per word. 0 if there are no words. */
  readonly averageWordLength: number;
  readonly longestWord: string;
  /** The first 100. */
  readonly frequentWords: readonly WordCount[];
  /** All words with their counts, as CSV. */
  readonly csv: Blob;
}

const SHOWN = 100;

/** Counts a text. Calls `progress` with the completed fraction. Counting words takes most of the time. */
export function textStatistics(text: string, language: string, progress: (share: number) => void = () => undefined): TextStatistics {
  const { words, graphemes, longest, distinct } = countWords(text, language, (units) => progress((0.7 * units) / text.length));
  const sentences = countSentences(text, language);
  progress(0.8);
  const clusters = countGraphemes(text);
  progress(0.9);
  const { paragraphs, nonBlank } = countNonBlankLines(text);
  return {
    ...countCharacters(text),
    characters: clusters.all,
    charactersWithoutSpaces: clusters.all - clusters.blank,
    emoji: clusters.emoji,
    words,
    uniqueWords: distinct.length,
    sentences,
    paragraphs,
    nonBlankLines: nonBlank,
    averageWordLength: words === 0 ? 0 : graphemes / words,
    longestWord: longest,
    frequentWords: distinct.slice(0, SHOWN),
    csv: new Blob([wordsToCsv(distinct, words)], { type: 'text/csv' }),
  };
}

/** One line per word after a header. */
const wordsToCsv = (distinct: readonly WordCount[], words: number): string =>
  writeCsv([['Word', 'Count', 'Share'], ...distinct.map(({ word, count }) => [word, String(count), formatShare(count, words)])]);

const formatShare = (count: number, words: number): string => `${((100 * count) / words).toFixed(1)}%`;
