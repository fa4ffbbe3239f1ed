import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { expandNumeronyms } from './expand-numeronyms.ts';
import { listKnown } from './known-numeronyms.ts';
import { shortenWords } from './shorten-words.ts';

export const run = {
  shorten: ({ text, shortest }) => ok(text === '' ? null : { numeronym: shortenWords(text, shortest), found: expandNumeronyms(text) }),
  listKnown,
} satisfies Runs<typeof declaration>;
