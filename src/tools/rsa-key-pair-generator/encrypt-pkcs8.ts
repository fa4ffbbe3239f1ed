import type { Context } from '#core/context.ts';
import { derInteger, derNull, derObjectIdentifier, derOctetString, derSequence } from '#pure/notation/der/der.ts';

const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const IV_BYTES = 16;

/**
 * Encrypts a private key as EncryptedPrivateKeyInfo of PKCS #8 (RFC 5958, section 3) with PBES2 of PKCS #5 (RFC 8018, section 6.2): PBKDF2
 * with HMAC-SHA-256, and AES-256-CBC. The passphrase is encoded in UTF-8.
 */
export async function encryptPkcs8(
  privateKeyInfo: Uint8Array<ArrayBuffer>,
  passphrase: string,
  { randomBytes, subtle }: Pick<Context, 'randomBytes'> & { readonly subtle: SubtleCrypto },
): Promise<Uint8Array<ArrayBuffer>> {
  const salt = randomBytes(SALT_BYTES);
  const iv = randomBytes(IV_BYTES);
  const secret = await subtle.importKey('raw', new TextEncoder().encode(passphrase), 'PBKDF2', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    secret,
    { name: 'AES-CBC', length: 256 },
    false,
    ['encrypt'],
  );
  const encrypted = new Uint8Array(await subtle.encrypt({ name: 'AES-CBC', iv }, key, privateKeyInfo));
  return derSequence(encryptionAlgorithm(salt, iv), derOctetString(encrypted));
}

/** RFC 8018, appendices A.2 to A.4, B.1.2 and B.2.5. */
function encryptionAlgorithm(salt: Uint8Array, iv: Uint8Array): Uint8Array {
  const hmacWithSha256 = derSequence(derObjectIdentifier('1.2.840.113549.2.9'), derNull);
  const derivation = derSequence(
    derObjectIdentifier('1.2.840.113549.1.5.12'),
    derSequence(derOctetString(salt), derInteger(BigInt(ITERATIONS)), hmacWithSha256),
  );
  const cipher = derSequence(derObjectIdentifier('2.16.840.1.101.3.4.1.42'), derOctetString(iv));
  return derSequence(derObjectIdentifier('1.2.840.113549.1.5.13'), derSequence(derivation, cipher));
}
