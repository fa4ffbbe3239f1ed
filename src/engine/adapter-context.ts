import type { DataContext } from '#core/context.ts';
import { randomBytes } from './random-bytes.ts';

/** The context of a run outside a page. The adapter provides the language, the locale, the abort signal, progress, and data files. */
export const adapterContext = (given: Pick<DataContext, 'language' | 'locale' | 'signal' | 'progress' | 'loadData'>): DataContext => ({
  ...given,
  now: () => new Date(),
  randomBytes,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  subtle: crypto.subtle,
});
