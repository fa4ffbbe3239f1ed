import type { TextStatistics } from './text-statistics.ts';

export const emptyStatistics: TextStatistics = {
  characters: 0,
  charactersWithoutSpaces: 0,
  codePoints: 0,
  letters: 0,
  uppercase: 0,
  lowercase: 0,
  digits: 0,
  punctuation: 0,
  symbols: 0,
  whiteSpace: 0,
  emoji: 0,
  words: 0,
  uniqueWords: 0,
  sentences: 0,
  paragraphs: 0,
  nonBlankLines: 0,
  averageWordLength: 0,
  longestWord: '',
  frequentWords: [],
  csv: new Blob(),
};
