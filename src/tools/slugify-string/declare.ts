import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, text, integer } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  separator: choice(['hyphen', 'underscore', 'dot', 'none'], 'hyphen'),
  lowercase: flag(true),
  splitCamelCase: flag(true),
  transliterate: flag(true),
  language: choice(['auto', 'da', 'de', 'hu', 'nb', 'sr', 'sv', 'tr'], 'auto', { valueAliases: { automatic: 'auto' } }),
  keep: text(),
  maxLength: integer({ min: 0, max: 1000, initial: 0 }),
  byLine: flag(true),
  unique: flag(false),
};

export const declaration = declareTool({
  inputs: { text: text({ sample: 'My file path', rows: 5, editor: true }) },
  options,
  advancedOptions: ['splitCamelCase', 'transliterate', 'language', 'keep', 'unique'],
  outputs: { slug: textOutput({ file: 'slugs.txt', rows: 5 }) },
  operations: {
    slugify: {
      takes: ['text', ...namesOf(options)],
      gives: ['slug'],
      thread: 'worker',
      perLine: true,
      isIdempotent: true,
      propertiesHoldWhere: { lowercase: /^true$/ }, // uppercase letters that a slug keeps may be split again
    },
  },
});
