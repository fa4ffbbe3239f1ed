import type { HashFunction } from './hash-functions.ts';

export interface Digest {
  readonly hashFunction: HashFunction;
  /** In the byte order of the function's standard. Checksums are big-endian. */
  readonly bytes: Uint8Array;
}

export interface Digests {
  readonly byteCount: number;
  readonly digests: readonly Digest[];
}
