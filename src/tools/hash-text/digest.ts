import type { HashFunction } from './hash-functions.ts';

export interface Digest {
  readonly hashFunction: HashFunction;
  /** In the order of the function's standard; checksums are big-endian. */
  readonly bytes: Uint8Array;
}

export interface Digests {
  readonly byteCount: number;
  readonly digests: readonly Digest[];
}
