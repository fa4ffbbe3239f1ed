import { defineInputs, defineOptions, text, whole } from '#core/fields.ts';

export const inputs = defineInputs({
  text: text({ sample: 'The whole family 👨‍👩‍👧‍👦 met at the café. “Crème brûlée for everyone!”, said the youngest.' }),
});

/** In words per minute. */
export const options = defineOptions({
  readingSpeed: whole({ min: 50, max: 1000, initial: 238 }),
  speakingSpeed: whole({ min: 50, max: 500, initial: 183 }),
});
