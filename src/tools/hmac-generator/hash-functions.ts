import type { HasherName } from '#domains/digests/create-hasher.ts';

/** In display order. */
export const hashFunctions = [
  'SHA-256',
  'MD5',
  'SHA-1',
  'SHA-224',
  'SHA-384',
  'SHA-512',
  'SHA3-224',
  'SHA3-256',
  'SHA3-384',
  'SHA3-512',
  'RIPEMD-160',
  'BLAKE2b-512',
  'SM3',
] as const satisfies readonly HasherName[];

export type HashFunction = (typeof hashFunctions)[number];
