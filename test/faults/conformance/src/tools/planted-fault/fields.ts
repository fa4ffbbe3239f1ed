import { choice, file, text, whole } from '#core/fields.ts';

export const inputs = { text: text({ sample: 'a*b' }) };

export const options = {
  logo: file(), // no link can carry it
  size: whole({ min: 1, max: 3, initial: 9 }),
  style: choice(['plain', 'two words', 'two words'], 'plain'),
};
