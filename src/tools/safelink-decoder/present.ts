import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const presenters = {
  decode: ({ decoded, count, details, failure }) => ({ decoded, count: String(count), ...details, error: failure }),
} satisfies Presenters<typeof declaration, typeof run>;
