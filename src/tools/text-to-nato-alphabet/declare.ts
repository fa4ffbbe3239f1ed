import { choice, defineInputs, defineOptions, flag, text } from '#core/fields.ts';
import { alphabetNames } from './alphabets.ts';

export const inputs = defineInputs({
  text: text({ sample: "It's 5!" }),
  words: text(),
});

export const options = defineOptions({
  alphabet: choice(alphabetNames, 'nato'),
  digits: choice(['words', 'icao', 'typed'], 'words'),
  hasLetterCase: flag(false),
  separator: text({ initial: ' ' }),
});
