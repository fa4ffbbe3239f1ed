import { choice, defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({ text: text({ sample: 'My file path' }) });

export const options = defineOptions({
  separator: choice(['hyphen', 'underscore', 'dot', 'none'], 'hyphen'),
  lowercase: flag(true),
  splitCamelCase: flag(true),
  transliterate: flag(true),
  language: choice(['automatic', 'da', 'de', 'hu', 'nb', 'sr', 'sv', 'tr'], 'automatic'),
  keep: text(),
  maxLength: whole({ min: 0, max: 1000, initial: 0 }),
  byLine: flag(true),
  unique: flag(false),
});
