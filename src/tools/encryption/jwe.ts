import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors } from 'jose';
import { fail, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';

export type JweError =
  | 'notCompactJwe'
  | 'notAPassphraseMethod'
  | 'tooManyIterations'
  | 'unsupportedJwe'
  | 'decompressedTooLarge'
  | 'wrongPassphrase';

const MAX_ITERATIONS = 10_000_000;
/** A few kilobytes can be decompressed to any size. */
const MAX_DECOMPRESSED_BYTES = 50_000_000;

/** Algorithms that derive the key from a passphrase: RFC 7518, section 4.8. */
const passphraseAlgorithms = ['PBES2-HS256+A128KW', 'PBES2-HS384+A192KW', 'PBES2-HS512+A256KW'];

/** Encrypts to a compact JWE (RFC 7516, section 7.1) with PBES2-HS512+A256KW and A256GCM. Requires `crypto.subtle`. */
export const encryptJwe = (plain: Uint8Array, passphrase: Uint8Array, iterations: number): Promise<string> =>
  new CompactEncrypt(plain)
    .setProtectedHeader({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM' })
    .setKeyManagementParameters({ p2c: iterations })
    .encrypt(passphrase);

/** Decrypts a compact JWE that was encrypted with a passphrase. */
export async function decryptJwe(typed: string, passphrase: Uint8Array, subtle: SubtleCrypto): Promise<Result<Uint8Array, JweError>> {
  const token = typed.replaceAll(/\s/g, '');
  const header = readHeader(token);
  if (!header) return fail('notCompactJwe', { field: 'input' });
  const [alg, enc] = [textOf(header['alg']), textOf(header['enc'])];
  const { p2c } = header;
  if (!passphraseAlgorithms.includes(alg)) return fail('notAPassphraseMethod', { field: 'input', values: { algorithm: excerpt(alg) } });
  if (typeof p2c === 'number' && p2c > MAX_ITERATIONS)
    return fail('tooManyIterations', { field: 'input', values: { found: p2c, max: MAX_ITERATIONS } });
  const unsupported = fail('unsupportedJwe', { field: 'input', values: { algorithm: excerpt(`${alg}, ${enc}`) } });
  // jose does not distinguish an unsupported key from a wrong one.
  if (/192/.test(alg + enc) && !(await canUse192Bits(subtle))) return unsupported;

  try {
    const { plaintext } = await compactDecrypt(token, passphrase, {
      keyManagementAlgorithms: passphraseAlgorithms,
      maxPBES2Count: MAX_ITERATIONS,
      maxDecompressedLength: MAX_DECOMPRESSED_BYTES,
    });
    return ok(plaintext);
  } catch (error) {
    if (error instanceof errors.JOSENotSupported) return unsupported;
    // jose has no separate error code for this.
    if (error instanceof errors.JWEInvalid && error.message.includes('exceeded the configured limit')) {
      return fail('decompressedTooLarge', { field: 'input' });
    }
    // Any other error of jose means that the JWE is damaged.
    return fail('wrongPassphrase', { field: 'passphrase' });
  }
}

/** Returns a header value if it is text, because a header can contain anything. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `undefined` unless there are five parts and the first one is a header. */
function readHeader(token: string): Readonly<Record<string, unknown>> | undefined {
  if (token.split('.').length !== 5) return undefined;
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

/** Chromium does not support AES with 192-bit keys. */
const canUse192Bits = (subtle: SubtleCrypto): Promise<boolean> =>
  subtle.importKey('raw', new Uint8Array(24), 'AES-KW', false, ['unwrapKey']).then(
    () => true,
    () => false,
  );
