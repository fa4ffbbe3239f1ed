import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** Version bytes of a private key on the main network, which make it begin with `xprv`: BIP32, “Serialization format”. */
const PRIVATE_KEY_VERSION = Uint8Array.of(0x04, 0x88, 0xad, 0xe4);
/** Depth, parent fingerprint, and child number: all zero, because the root has no parent. */
const NO_PARENT = new Uint8Array(9);

const base58check = createBase58check(sha256);

/**
 * Derives the extended private root key of a seed: BIP32, “Master key generation”. One seed in 2^127 yields an invalid key, which is not
 * rejected.
 */
export function toRootKey(seed: Uint8Array): string {
  const digest = hmac(sha512, utf8ToBytes('Bitcoin seed'), seed);
  const [key, chainCode] = [digest.subarray(0, 32), digest.subarray(32)];
  return base58check.encode(concatBytes(PRIVATE_KEY_VERSION, NO_PARENT, chainCode, Uint8Array.of(0), key));
}
