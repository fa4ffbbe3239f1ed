import { choice, defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';
import { textLanguages } from './text-language.ts';

export const inputs = defineInputs({});

export const loremUnits = ['paragraphs', 'sentences', 'words', 'items'] as const;

export const textFormats = ['plain', 'html', 'markdown'] as const;

export const options = defineOptions({
  unit: choice(loremUnits, 'paragraphs'),
  // As it was typed: its greatest value depends on the unit.
  quantity: text({ initial: '1' }),
  fewestSentences: whole({ min: 1, max: 50, initial: 3 }),
  mostSentences: whole({ min: 1, max: 50, initial: 8 }),
  fewestWords: whole({ min: 1, max: 50, initial: 8 }),
  mostWords: whole({ min: 1, max: 50, initial: 15 }),
  startWithLorem: flag(true),
  format: choice(textFormats, 'plain'),
  language: choice(textLanguages, 'latin'),
});
