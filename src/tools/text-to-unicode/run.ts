import { ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { declaration } from './declare.ts';
import { describe } from './describe-characters.ts';
import { escapeText } from './escape-text.ts';
import { readEscapes } from './read-escapes.ts';

export const run = {
  escape: ({ text, ...style }) => (text === '' ? ok(null) : escapeText(text, style)),
  unescape: ({ escapes }) => (escapes === '' ? ok(null) : readEscapes(escapes)),
  describe,
} satisfies Runs<typeof declaration>;
