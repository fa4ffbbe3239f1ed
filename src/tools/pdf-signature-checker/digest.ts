import { md5, ripemd160, sha1 } from '@noble/hashes/legacy.js';
import { sha224, sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import type { RunContext } from '#core/operation.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;

const hashFunctions = {
  MD5: { create: md5.create, isWeak: true },
  'SHA-1': { create: sha1.create, isWeak: true },
  'SHA-224': { create: sha224.create, isWeak: false },
  'SHA-256': { create: sha256.create, isWeak: false },
  'SHA-384': { create: sha384.create, isWeak: false },
  'SHA-512': { create: sha512.create, isWeak: false },
  'RIPEMD-160': { create: ripemd160.create, isWeak: false },
} as const;

export type HashName = keyof typeof hashFunctions;

/** Of the name of any hash function. */
export const isWeakHash = (name: string): boolean => Object.entries(hashFunctions).some(([known, { isWeak }]) => known === name && isWeak);

/** The digest of parts of a file one after the other. Rejects only with the reason of an aborted signal. */
export function digestOf(
  name: HashName,
  parts: readonly Uint8Array[],
  { signal, progress }: Pick<RunContext, 'signal' | 'progress'>,
): Uint8Array {
  const hash = hashFunctions[name].create();
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  let done = 0;
  for (const part of parts) {
    for (let offset = 0; offset < part.length; offset += BLOCK_BYTES) {
      signal.throwIfAborted();
      const block = part.subarray(offset, offset + BLOCK_BYTES);
      hash.update(block);
      done += block.length;
      progress(done / total);
    }
  }
  return hash.digest();
}
