import type { Temporal } from 'temporal-polyfill';

/** The namespace `Temporal` of ECMA-262, 2027. */
export type TemporalApi = typeof Temporal;

/** That of the browser; where it has none, a polyfill in a chunk of its own. */
export async function loadTemporal(): Promise<TemporalApi> {
  const { Temporal: native } = globalThis as { readonly Temporal?: TemporalApi }; // the compiler's library does not know it yet
  return native ?? (await import('temporal-polyfill/implementation')).Temporal;
}
