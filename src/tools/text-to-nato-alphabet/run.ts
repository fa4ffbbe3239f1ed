import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { readWords } from './read-words.ts';
import { spellText } from './spell-text.ts';

export const run = {
  spell: ({ text, ...style }) => (text === '' ? ok(null) : spellText(text, style)),
  read: ({ words, alphabet }) => (words === '' ? ok(null) : readWords(words, alphabet)),
} satisfies Runs<typeof declaration>;
