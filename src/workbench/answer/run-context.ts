import type { Context, RunContext } from '#core/context.ts';
import { randomBytes } from '#engine/random-bytes.ts';

/** What an operation knows that runs on the main thread: it is too short to be canceled or to report its progress. */
export const mainContext: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date(),
  randomBytes,
  progress: () => undefined,
};

/** The same for an answer in a language. */
export const contextIn = (language: string): Context => ({
  ...mainContext,
  language,
  locale: navigator.language,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  subtle: crypto.subtle as SubtleCrypto | undefined, // none on plain http
});
