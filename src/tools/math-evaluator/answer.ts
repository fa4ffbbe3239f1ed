import type { Answers } from '#core/answer.ts';
import type { declaration } from './declare.ts';
import { matchingFunctions } from './matching-functions.ts';
import type { run } from './run.ts';

export const answer = {
  /** A fault is said of the expression, and what stands before it has its results. */
  evaluate: ({ lines, result, isFallback }) => ({
    result: result.ok ? result.value : '',
    lines: lines.map(({ number, expression, result: text }) => ({ number: String(number), expression, result: text })),
    notices: isFallback ? [{ code: 'fallback' }] : [],
    error: result.ok ? undefined : result.error,
  }),
  listFunctions: (functions, { query = '' }) => ({
    functions: matchingFunctions(functions, query).map(({ syntax, description, isFunction }) => ({ syntax, description, isFunction })),
  }),
} satisfies Answers<typeof declaration, typeof run>;
