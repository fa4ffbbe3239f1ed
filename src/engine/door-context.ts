import type { DataContext } from '#core/context.ts';
import { randomBytes } from './random-bytes.ts';

/** What an operation knows that no page asks: the language of its answer, and who may end it, are the door's. */
export const doorContext = (given: Pick<DataContext, 'language' | 'locale' | 'signal' | 'progress' | 'loadData'>): DataContext => ({
  ...given,
  now: () => new Date(),
  randomBytes,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  subtle: crypto.subtle,
});
