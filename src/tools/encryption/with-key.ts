import { cbc, ctr, gcm } from '@noble/ciphers/aes.js';
import { chacha20poly1305, xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { Context } from '#core/context.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { type Cipher, tryDecrypt } from './cipher.ts';
import type { KeyMethod } from './methods.ts';

export interface Keyed {
  readonly method: KeyMethod;
  readonly key: Uint8Array;
  /** Empty for a random IV, or if it is in the cipher text. */
  readonly iv: Uint8Array;
  readonly additionalData: Uint8Array;
  /** True if the cipher text begins with the IV. */
  readonly ivInCipherText: boolean;
}

export interface Sealed {
  readonly cipherText: Uint8Array;
  readonly iv: Uint8Array;
}

export type KeyedError = 'wrongAesKeySize' | 'wrongKeySize' | 'wrongIvSize' | 'notAuthentic' | 'badPadding';

interface KeyedCipher {
  readonly keySizes: readonly number[];
  /** In bytes, the most common one first. */
  readonly ivSizes: readonly number[];
  readonly create: (key: Uint8Array, iv: Uint8Array, additionalData: Uint8Array) => Cipher;
  readonly failure: 'notAuthentic' | 'badPadding';
}

const AES_KEY_SIZES = [16, 24, 32];

const ciphers: Readonly<Record<KeyMethod, KeyedCipher>> = {
  /** NIST SP 800-38D. */
  aesGcm: { keySizes: AES_KEY_SIZES, ivSizes: [12, 16], create: gcm, failure: 'notAuthentic' },
  /** NIST SP 800-38A, section 6.2, with PKCS#7 padding (RFC 5652, section 6.3). */
  aesCbc: { keySizes: AES_KEY_SIZES, ivSizes: [16], create: (key, iv) => cbc(key, iv), failure: 'badPadding' },
  /** NIST SP 800-38A, section 6.5, with a 128-bit counter. It never fails. */
  aesCtr: { keySizes: AES_KEY_SIZES, ivSizes: [16], create: (key, iv) => ctr(key, iv), failure: 'badPadding' },
  /** RFC 8439, section 2.8. */
  chaCha20Poly1305: { keySizes: [32], ivSizes: [12], create: chacha20poly1305, failure: 'notAuthentic' },
  /** draft-irtf-cfrg-xchacha-03, section 2. */
  xChaCha20Poly1305: { keySizes: [32], ivSizes: [24], create: xchacha20poly1305, failure: 'notAuthentic' },
};

/** Encrypts with a key directly. A tag of 16 bytes follows the cipher text if the method has one. */
export function encryptWithKey(plain: Uint8Array, keyed: Keyed, { randomBytes }: Pick<Context, 'randomBytes'>): Result<Sealed, KeyedError> {
  const { method, key, additionalData, ivInCipherText } = keyed;
  const { create, ivSizes } = ciphers[method];
  const iv = keyed.iv.length > 0 ? keyed.iv : randomBytes(ivSizes[0] ?? 0);
  const wrongSize = findWrongSize(keyed, iv, 'iv');
  if (wrongSize) return wrongSize;
  const cipherText = create(key, iv, additionalData).encrypt(plain);
  return ok({ cipherText: ivInCipherText ? concatBytes(iv, cipherText) : cipherText, iv });
}

/** Decrypts the output of `encryptWithKey` and compatible programs. */
export function decryptWithKey(cipherText: Uint8Array, keyed: Keyed): Result<Uint8Array, KeyedError> {
  const { method, key, additionalData, ivInCipherText } = keyed;
  const { create, ivSizes, failure } = ciphers[method];
  // If an IV of another accepted size is given, the cipher text begins with an IV of that size.
  const ivSize = ivSizes.find((size) => size === keyed.iv.length) ?? ivSizes[0] ?? 0;
  const iv = ivInCipherText ? cipherText.subarray(0, ivSize) : keyed.iv;
  const wrongSize = findWrongSize(keyed, iv, ivInCipherText ? 'input' : 'iv');
  if (wrongSize) return wrongSize;
  const plain = tryDecrypt(create(key, iv, additionalData), ivInCipherText ? cipherText.subarray(ivSize) : cipherText);
  return plain ? ok(plain) : fail(failure, { field: 'input' });
}

function findWrongSize({ method, key }: Keyed, iv: Uint8Array, ivField: 'iv' | 'input') {
  const { keySizes, ivSizes } = ciphers[method];
  if (!keySizes.includes(key.length)) {
    return fail(keySizes.length > 1 ? 'wrongAesKeySize' : 'wrongKeySize', { field: 'key', values: { found: key.length } });
  }
  if (ivSizes.includes(iv.length)) return undefined;
  return fail('wrongIvSize', { field: ivField, values: { needed: ivSizes[0] ?? 0, found: iv.length } });
}
