import type { Presenters } from '#core/present.ts';
import type { declaration } from './declare.ts';
import { matchingFunctions } from './matching-functions.ts';
import type { run } from './run.ts';

export const presenters = {
  /** An error applies to the whole expression, but the lines before it have their results. */
  evaluate: ({ lines, result, isFallback }) => ({
    result: result.ok ? result.value : '',
    lines: lines.map(({ number, expression, result: text }) => ({ number: String(number), expression, result: text })),
    notices: isFallback ? [{ code: 'fallback' }] : [],
    error: result.ok ? undefined : result.error,
  }),
  listFunctions: (functions, { query = '' }) => ({
    functions: matchingFunctions(functions, query).map(({ syntax, description, isFunction }) => ({ syntax, description, isFunction })),
  }),
} satisfies Presenters<typeof declaration, typeof run>;
