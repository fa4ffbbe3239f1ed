import { defineOperation } from '#core/operation.ts';
import { aboutField } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { readWords } from './read-words.ts';
import { spellText } from './spell-text.ts';

export const operations = {
  spell: defineOperation({
    inputs: { text: inputs.text },
    options,
    produces: 'text',
    thread: 'worker',
    run: ({ text }, style) => spellText(text, style),
  }),
  read: defineOperation({
    inputs: { words: inputs.words },
    options: { alphabet: options.alphabet },
    produces: 'text',
    thread: 'worker',
    run: ({ words }, { alphabet }) => aboutField('words', readWords(words, alphabet)),
  }),
};
