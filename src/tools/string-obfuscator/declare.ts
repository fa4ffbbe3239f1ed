import { choice, defineInputs, defineOptions, flag, secret, text, whole } from '#core/fields.ts';

/** What is to be obfuscated is a secret, so it is kept as one is; but its owner is to see it beside what he will show. */
export const inputs = defineInputs({ text: secret({ isMasked: false, sample: 'Lorem ipsum dolor sit amet' }) });

export const options = defineOptions({
  keepFirst: whole({ min: 0, max: 1000, initial: 4 }),
  keepLast: whole({ min: 0, max: 1000, initial: 4 }),
  replacement: text({ initial: '*' }),
  keepSpaces: flag(true),
  keepPunctuation: flag(false),
  applyTo: choice(['text', 'line', 'word'], 'text'),
  maskLength: whole({ min: 0, max: 100, initial: 0 }),
});
