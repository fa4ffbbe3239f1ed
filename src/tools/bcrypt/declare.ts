import { choice, defineInputs, defineOptions, secret, text, whole } from '#core/fields.ts';

/** What is hashed is a password as a rule: it stays on the page. */
export const inputs = defineInputs({
  text: secret({ sample: 'correct horse battery staple' }),
  compared: secret(),
  hash: text(),
});

export const options = defineOptions({
  cost: whole({ min: 4, max: 20, initial: 10 }),
  version: choice(['2b', '2a', '2y'], '2b'),
});
