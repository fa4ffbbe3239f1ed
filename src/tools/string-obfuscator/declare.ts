import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, flag, secret, text, integer } from '#core/fields.ts';
import { textOutput } from '#core/outputs.ts';

const options = {
  keepFirst: integer({ min: 0, max: 1000, initial: 4 }),
  keepLast: integer({ min: 0, max: 1000, initial: 4 }),
  replacement: text({ initial: '*' }),
  maskLength: integer({ min: 0, max: 100, initial: 0 }),
  applyTo: choice(['text', 'line', 'word'], 'text'),
  keepSpaces: flag(true),
  keepPunctuation: flag(false),
};

export const declaration = declareTool({
  // The text is stored like a secret but not masked, because the user needs to compare it with the result.
  inputs: { text: secret({ isMasked: false, sample: 'Lorem ipsum dolor sit amet', rows: 5, editor: true }) },
  options,
  advancedOptions: ['maskLength', 'keepSpaces', 'keepPunctuation'],
  outputs: { obfuscated: textOutput({ file: 'obfuscated.txt', rows: 5 }) },
  operations: { obfuscate: { takes: ['text', ...namesOf(options)], gives: ['obfuscated'], thread: 'worker', perLine: true } },
});
