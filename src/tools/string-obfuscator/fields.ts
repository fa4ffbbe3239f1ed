import { choice, defineInputs, defineOptions, flag, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({ text: text({ sample: 'Lorem ipsum dolor sit amet' }) });

export const options = defineOptions({
  keepFirst: whole({ min: 0, max: 1000, initial: 4 }),
  keepLast: whole({ min: 0, max: 1000, initial: 4 }),
  replacement: text({ initial: '*' }),
  keepSpaces: flag(true),
  keepPunctuation: flag(false),
  applyTo: choice(['text', 'line', 'word'], 'text'),
  maskLength: whole({ min: 0, max: 100, initial: 0 }),
});
