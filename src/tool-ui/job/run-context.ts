import type { Context, RunContext } from '#core/context.ts';
import { randomBytes } from '#engine/random-bytes.ts';

/** The context of operations on the main thread, which are too short to be canceled or to report progress. */
export const mainContext: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date(),
  randomBytes,
  progress: () => undefined,
};

/** The same context with language, locale, and time zone. */
export const contextIn = (language: string): Context => ({
  ...mainContext,
  language,
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  subtle: crypto.subtle as SubtleCrypto | undefined, // undefined over HTTP
});
