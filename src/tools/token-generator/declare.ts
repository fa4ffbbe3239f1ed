import { declareTool, namesOf } from '#core/declaration.ts';
import { flag, text, integer } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';

const alphabet = {
  uppercase: flag(true),
  lowercase: flag(true),
  numbers: flag(true),
  symbols: flag(false),
  symbolSet: text({ singleLine: true, initial: '!#$%&()*+,-./:;<=>?@[]^_{|}~' }),
  excluded: text({ singleLine: true }),
  excludeLookAlikes: flag(false),
};

const options = {
  length: integer({ min: 1, max: 512, initial: 64 }),
  quantity: integer({ min: 1, max: 1000, initial: 1 }),
  ...alphabet,
  oneOfEachSet: flag(false),
};

export const declaration = declareTool({
  inputs: {},
  options,
  advancedOptions: ['symbolSet', 'excluded', 'excludeLookAlikes', 'oneOfEachSet'],
  primaryOptions: ['uppercase', 'lowercase', 'numbers', 'symbols'],
  outputs: { tokens: textOutput({ isMany: true, file: 'tokens.txt' }), alphabetSize: row(), entropy: row() },
  operations: {
    generate: { takes: namesOf(options), gives: ['tokens'], thread: 'main', trigger: 'generate' },
    countCharacters: { takes: namesOf(alphabet), gives: ['alphabetSize'], thread: 'main' },
    measure: { takes: ['length', 'oneOfEachSet', ...namesOf(alphabet)], gives: ['entropy'], thread: 'main' },
  },
});
