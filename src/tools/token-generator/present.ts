import type { Presenters } from '#core/present.ts';
import { fixedDecimals } from '#pure/numbers/fixed-decimals.ts';
import type { declaration } from './declare.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const presenters = {
  measure: ({ bits, isUpperBound }, _given, { t, language }) => ({
    entropy: t(isUpperBound ? 'view.entropyAtMost' : 'view.entropy', { bits: fixedDecimals(bits, 1, language), count: bits }),
  }),
} satisfies Presenters<typeof declaration, typeof run, typeof en>;
