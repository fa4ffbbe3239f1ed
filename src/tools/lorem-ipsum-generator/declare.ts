import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text, integer } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { textLanguages } from './text-language.ts';

/** The units, each with its maximum quantity. */
export const greatestQuantities = { paragraphs: 100, sentences: 100, words: 10_000, items: 100 } as const;

const options = {
  unit: choice(namesOf(greatestQuantities), 'paragraphs'),
  // A text, because the maximum depends on the unit.
  quantity: text({ initial: '1' }),
  fewestSentences: integer({ min: 1, max: 50, initial: 3 }),
  mostSentences: integer({ min: 1, max: 50, initial: 8 }),
  fewestWords: integer({ min: 1, max: 50, initial: 8 }),
  mostWords: integer({ min: 1, max: 50, initial: 15 }),
  startWithLorem: flag(true),
  format: choice(['plain', 'html', 'markdown'], 'plain'),
  language: choice(textLanguages, 'latin'),
};

export const declaration = declareTool({
  inputs: {},
  options,
  advancedOptions: ['fewestSentences', 'mostSentences', 'fewestWords', 'mostWords', 'startWithLorem'],
  outputs: { text: textOutput({ file: 'lorem-ipsum.txt' }), words: row(), characters: row() },
  operations: {
    generate: {
      takes: namesOf(options),
      presentsWith: ['format'],
      gives: ['text', 'words', 'characters'],
      thread: 'worker',
      trigger: 'generate',
      debounceMs: 50,
    },
  },
});
