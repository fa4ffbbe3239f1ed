import type { Context } from '#core/context.ts';
import { createHasher, type HasherName } from '#domains/digests/create-hasher.ts';

const BLOCK_BYTES = 4 * 1024 * 1024;

/** The hash functions used in signatures. */
export type HashName = Extract<HasherName, 'MD5' | 'SHA-1' | 'SHA-224' | 'SHA-256' | 'SHA-384' | 'SHA-512' | 'RIPEMD-160'>;

/** The hash functions that Web Crypto supports (Web Cryptography, section 30). */
const platformHashes: readonly (HashName | undefined)[] = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'];

export const isPlatformHash = (name: HashName | undefined): boolean => platformHashes.includes(name);

/** Accepts the name of any hash function. */
export const isWeakHash = (name: string): boolean => name === 'MD5' || name === 'SHA-1';

/** Calculates the digest of consecutive parts of a file. Rejects only with the abort reason of the signal. */
export async function digestOf(
  name: HashName,
  parts: readonly Uint8Array[],
  { signal, progress }: Pick<Context, 'signal' | 'progress'>,
): Promise<Uint8Array> {
  const hasher = (await createHasher[name]()).init();
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  let done = 0;
  for (const part of parts) {
    for (let offset = 0; offset < part.length; offset += BLOCK_BYTES) {
      signal.throwIfAborted();
      const block = part.subarray(offset, offset + BLOCK_BYTES);
      hasher.update(block);
      done += block.length;
      progress(done / total);
    }
  }
  return hasher.digest('binary');
}
