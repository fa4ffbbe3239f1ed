import type { Answers } from '#core/answer.ts';
import type { declaration } from './declare.ts';
import type { run } from './run.ts';

export const answer = {
  decode: ({ decoded, count, details, failure }) => ({ decoded, count: String(count), ...details, error: failure }),
} satisfies Answers<typeof declaration, typeof run>;
