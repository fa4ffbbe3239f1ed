import { md5 } from '@noble/hashes/legacy.js';
import { pbkdf2 } from '@noble/hashes/pbkdf2.js';
import { sha256 } from '@noble/hashes/sha2.js';

type Bytes = Uint8Array<ArrayBuffer>;

/** PBKDF2 with HMAC-SHA-256: RFC 8018, section 5.2. Five times faster if Web Crypto is available. */
export async function derivePbkdf2(
  passphrase: Bytes,
  { salt, iterations, byteCount }: { readonly salt: Bytes; readonly iterations: number; readonly byteCount: number },
  subtle: SubtleCrypto | undefined,
): Promise<Uint8Array> {
  if (!subtle) return pbkdf2(sha256, passphrase, salt, { c: iterations, dkLen: byteCount });
  const key = await subtle.importKey('raw', passphrase, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, byteCount * 8);
  return new Uint8Array(bits);
}

const digests = { md5, sha256 } as const;

/** OpenSSL's EVP_BytesToKey(3) with one iteration: each block is the digest of the previous block, the passphrase, and the salt. */
export function deriveEvp(digest: keyof typeof digests, passphrase: Uint8Array, salt: Uint8Array, byteCount: number): Uint8Array {
  const hash = digests[digest];
  const derived = new Uint8Array(Math.ceil(byteCount / hash.outputLen) * hash.outputLen);
  for (let filled = 0; filled < derived.length; filled += hash.outputLen) {
    const block = hash.create();
    if (filled > 0) block.update(derived.subarray(filled - hash.outputLen, filled));
    derived.set(block.update(passphrase).update(salt).digest(), filled);
  }
  return derived.subarray(0, byteCount);
}
