import { cbc } from '@noble/ciphers/aes.js';
import { concatBytes } from '@noble/hashes/utils.js';
import type { Context } from '#core/context.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { type Cipher, tryDecrypt } from './cipher.ts';
import { deriveEvp, derivePbkdf2 } from './derive-key.ts';
import type { SaltedMethod } from './methods.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface SaltedOptions {
  readonly method: SaltedMethod;
  readonly iterations: number;
  readonly keyDigest: 'md5' | 'sha256';
}

export type SaltedError = 'notSalted' | 'wrongPassphrase' | 'wrongPassphraseOrIterations';

/** The prefix of OpenSSL's `enc` container. Eight bytes of salt follow. */
const MAGIC = new TextEncoder().encode('Salted__');
const SALT_BYTES = 8;

/** The number of derived bytes for the key, and for the IV after it. */
const sizes: Readonly<Record<SaltedMethod, { readonly key: number; readonly iv: number }>> = {
  opensslPbkdf2: { key: 32, iv: 16 },
  opensslLegacy: { key: 32, iv: 16 },
  tripleDes: { key: 24, iv: 8 },
  rabbit: { key: 16, iv: 8 },
  rc4: { key: 32, iv: 0 },
};

/** Writes the format of `openssl enc` and crypto-js: magic, salt, cipher text. */
export async function encryptSalted(
  plain: Uint8Array,
  passphrase: Bytes,
  options: SaltedOptions,
  context: Pick<Context, 'randomBytes' | 'progress' | 'subtle'>,
) {
  const salt = context.randomBytes(SALT_BYTES);
  const cipher = await createCipher(passphrase, salt, options, context);
  return concatBytes(MAGIC, salt, cipher.encrypt(plain));
}

/** The default of `openssl enc -pbkdf2`, without `-iter`. */
const OPENSSL_ITERATIONS = 10_000;

/**
 * Decrypts the output of `encryptSalted`, `openssl enc`, and crypto-js. `notSalted` is for the input, the other errors for the passphrase.
 */
export async function decryptSalted(
  container: Bytes,
  passphrase: Bytes,
  options: SaltedOptions,
  context: Pick<Context, 'progress' | 'subtle'>,
): Promise<Result<Uint8Array, SaltedError>> {
  const start = MAGIC.length + SALT_BYTES;
  if (container.length < start || MAGIC.some((byte, index) => byte !== container[index])) return fail('notSalted', { field: 'input' });
  const cipher = await createCipher(passphrase, container.slice(MAGIC.length, start), options, context);
  const plain = tryDecrypt(cipher, container.subarray(start));
  const isOtherCount = options.method === 'opensslPbkdf2' && options.iterations !== OPENSSL_ITERATIONS;
  return plain ? ok(plain) : fail(isOtherCount ? 'wrongPassphraseOrIterations' : 'wrongPassphrase', { field: 'passphrase' });
}

async function createCipher(
  passphrase: Bytes,
  salt: Bytes,
  { method, iterations, keyDigest }: SaltedOptions,
  { progress, subtle }: Pick<Context, 'progress' | 'subtle'>,
): Promise<Cipher> {
  const { key: keyBytes, iv: ivBytes } = sizes[method];
  const derived =
    method === 'opensslPbkdf2'
      ? await derivePbkdf2(passphrase, { salt, iterations, byteCount: keyBytes + ivBytes }, subtle)
      : deriveEvp(method === 'opensslLegacy' ? keyDigest : 'md5', passphrase, salt, keyBytes + ivBytes);
  const key = derived.subarray(0, keyBytes);
  const iv = derived.subarray(keyBytes);
  if (method === 'opensslPbkdf2' || method === 'opensslLegacy') return cbc(key, iv);
  const { legacyCiphers } = await import('./logic/legacy-ciphers.ts');
  return legacyCiphers[method](key, iv, progress);
}
