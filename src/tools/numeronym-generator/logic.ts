import { defineOperation } from '#core/operation.ts';
import { ok } from '#core/result.ts';
import { expandNumeronyms } from './expand-numeronyms.ts';
import { inputs, options } from './fields.ts';
import { shortenWords } from './shorten-words.ts';

export const operations = {
  shorten: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'worker',
    isIdempotent: true,
    run: ({ text }, { shortest }) => ok({ text: shortenWords(text, shortest), known: expandNumeronyms(text) }),
  }),
};
