import type { Temporal } from 'temporal-polyfill';

/** The namespace `Temporal` in ECMA-262, 2027. */
export type TemporalApi = typeof Temporal;

/** Loads the browser's `Temporal`, or else a polyfill from its own chunk. */
export async function loadTemporal(): Promise<TemporalApi> {
  const { Temporal: native } = globalThis as { readonly Temporal?: TemporalApi }; // missing in the compiler's library
  return native ?? (await import('temporal-polyfill/implementation')).Temporal;
}
