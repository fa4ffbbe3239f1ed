import { declareTool, namesOf } from '#core/declaration.ts';
import { text, integer } from '#core/fields.ts';
import { row, table, textOutput } from '#core/outputs.ts';

const characters = { characters: row(), charactersWithoutSpaces: row(), codePoints: row() };
const sizes = { codeUnits: row(), size: row() };
const words = { words: row(), uniqueWords: row(), sentences: row(), paragraphs: row() };
const lines = { lines: row() };
const others = {
  nonBlankLines: row(),
  letters: row(),
  uppercase: row(),
  lowercase: row(),
  digits: row(),
  punctuation: row(),
  symbols: row(),
  whiteSpace: row(),
  emoji: row(),
  averageWordLength: row(),
  longestWord: row(),
  readingTime: row(),
  speakingTime: row(),
};

const counts = { ...characters, ...sizes, ...words, ...lines, ...others };

/** In display order. */
export const countNames = namesOf(counts);

// In words per minute.
const speeds = {
  readingSpeed: integer({ min: 50, max: 1000, initial: 238 }),
  speakingSpeed: integer({ min: 50, max: 500, initial: 183 }),
};

const statistics = {
  takes: ['text'],
  presentsWith: namesOf(speeds),
  optional: namesOf(speeds),
  gives: [...namesOf(characters), ...namesOf(words), ...namesOf(others), 'frequency', 'wordList'],
} as const;

export const declaration = declareTool({
  inputs: { text: text({ sample: 'The whole family 👨‍👩‍👧‍👦 met at the café. “Crème brûlée for everyone!”, said the youngest.' }) },
  options: speeds,
  outputs: { ...counts, frequency: table(['word', 'count', 'share']), wordList: textOutput({ type: 'csv', file: 'words.csv' }) },
  operations: {
    // Uses the page's language for the rules for words and sentences.
    count: { ...statistics, thread: 'worker', readsLanguage: true },
    measure: { takes: ['text'], gives: [...namesOf(sizes), ...namesOf(lines)], thread: 'main' },
    countNothing: { ...statistics, thread: 'main', when: { text: [''] }, uiOnly: true },
  },
});
