import type { HasherName } from '#domains/digests/create-hasher.ts';

/** In display order: hash functions first, then checksums. */
const all = [
  'MD5',
  'SHA-1',
  'SHA-224',
  'SHA-256',
  'SHA-384',
  'SHA-512',
  'SHA3-224',
  'SHA3-256',
  'SHA3-384',
  'SHA3-512',
  'Keccak-256',
  'Keccak-512',
  'RIPEMD-160',
  'BLAKE2b-512',
  'BLAKE2s-256',
  'BLAKE3',
  'SM3',
  'Whirlpool',
  'CRC-32',
  'CRC-32C',
  'Adler-32',
  'XXH64',
  'XXH3-128',
] as const satisfies readonly HasherName[];

export type HashFunction = (typeof all)[number];

const common: readonly HashFunction[] = ['MD5', 'SHA-1', 'SHA-256', 'SHA-512', 'SHA3-256', 'BLAKE3', 'CRC-32'];

/** The functions for each choice of the option `functions`. */
export const hashFunctions = { all, common } as const;
