import type { Context, RunContext } from '#core/context.ts';

/** The largest request that `crypto.getRandomValues` answers: W3C Web Cryptography API, section 10.1.1. */
const BLOCK_BYTES = 65_536;

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  for (let offset = 0; offset < count; offset += BLOCK_BYTES) crypto.getRandomValues(bytes.subarray(offset, offset + BLOCK_BYTES));
  return bytes;
}

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
