import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type NotBytes, parseEncodedBytes } from '#domains/encoded-bytes/encoded-bytes.ts';
import { toHex } from '#pure/bytes/hex.ts';
import type { declaration } from './declare.ts';
import { decryptJwe, encryptJwe, type JweError } from './jwe.ts';
import { main } from './main.ts';
import { asksForIterations, isKeyMethod, type KeyMethod, takesAdditionalData } from './methods.ts';
import { decryptSalted, encryptSalted, type SaltedError } from './salted.ts';
import { decryptWithKey, encryptWithKey, type Keyed, type KeyedError } from './with-key.ts';
import { writeBytes } from './write-bytes.ts';

type Conversion = Given<typeof declaration, 'encrypt'>;
type ConversionError = NotBytes | JweError | SaltedError | KeyedError | 'notUtf8' | 'needsHttps';
type Known = Pick<Context, 'randomBytes' | 'progress' | 'subtle'>;

export interface Encrypted {
  readonly result: string;
  /** The IV of an encryption with a key, in hexadecimal. */
  readonly iv: string;
}

/** Whether there is a text, a passphrase or key, and the number of iterations if it is required. */
function isReady({ input, method, key, passphrase, iterations }: Conversion, direction: 'encrypt' | 'decrypt'): boolean {
  const secret = isKeyMethod(method) ? key : passphrase;
  return input !== '' && secret !== '' && (iterations !== undefined || !asksForIterations({ method, direction }));
}

const needsHttps = (): Result<never, 'needsHttps'> => fail('needsHttps', { field: 'method' });

/**
 * Encrypts a text. Returns `null` while the text, the passphrase or key, or a required number of iterations is missing. Fails with
 * `needsHttps` if a JWE has no Web Crypto.
 */
export async function encrypt(given: Conversion, context: Known): Promise<Result<Encrypted | null, ConversionError>> {
  const { method, iterations = 1, cipherTextAs, plainTextAs } = given;
  const plain = parseEncodedBytes(given.input, plainTextAs, 'input');
  if (!plain.ok) return plain;
  if (!isReady(given, 'encrypt')) return ok(null);
  if (method === 'jwe' && !context.subtle) return needsHttps();
  if (isKeyMethod(method)) {
    const keyed = readKeyed(given, method);
    const sealed = keyed.ok ? encryptWithKey(plain.value, keyed.value, context) : keyed;
    return mapResult(sealed, ({ cipherText, iv }) => ({ result: writeBytes[cipherTextAs](cipherText), iv: toHex(iv) }));
  }
  const passphrase = new TextEncoder().encode(given.passphrase);
  if (method === 'jwe') return ok({ result: await encryptJwe(plain.value, passphrase, iterations), iv: '' });
  const sealed = await encryptSalted(plain.value, passphrase, { ...given, method, iterations }, context);
  return ok({ result: writeBytes[cipherTextAs](sealed), iv: '' });
}

/** Decrypts a text, under the same conditions as `encrypt`. */
export async function decrypt(given: Conversion, context: Known): Promise<Result<string | null, ConversionError>> {
  const { method, plainTextAs } = given;
  const cipherText = method === 'jwe' ? ok(noBytes) : readCipherText(given);
  if (!cipherText.ok) return cipherText;
  if (!isReady(given, 'decrypt')) return ok(null);
  const plain = await decryptBytes(given, cipherText.value, context);
  if (!plain.ok) return plain;
  const text = writeBytes[plainTextAs](plain.value);
  if (text !== undefined) return ok(text);
  // These two methods cannot detect a wrong passphrase except by their output.
  const isUnchecked = method === 'rabbit' || method === 'rc4';
  return isUnchecked ? fail('wrongPassphrase', { field: 'passphrase' }) : fail('notUtf8', { field: 'plainTextAs' });
}

const noBytes = new Uint8Array();

/** Reads Base64 in either alphabet. */
const readCipherText = ({ input, cipherTextAs }: Conversion) =>
  parseEncodedBytes(input, cipherTextAs === 'hex' ? 'hex' : 'base64', 'input');

/** Decrypts to bytes. A JWE is read from the text itself. */
async function decryptBytes(
  given: Conversion,
  cipherText: Uint8Array<ArrayBuffer>,
  context: Known,
): Promise<Result<Uint8Array, ConversionError>> {
  const { method, iterations = 1 } = given;
  const passphrase = new TextEncoder().encode(given.passphrase);
  if (method === 'jwe') return context.subtle ? decryptJwe(given.input, passphrase, context.subtle) : needsHttps();
  if (!isKeyMethod(method)) return decryptSalted(cipherText, passphrase, { ...given, method, iterations }, context);
  const keyed = readKeyed(given, method);
  return keyed.ok ? decryptWithKey(cipherText, keyed.value) : keyed;
}

function readKeyed({ ivInCipherText, ...given }: Conversion, method: KeyMethod): Result<Keyed, NotBytes> {
  const key = parseEncodedBytes(given.key, given.keyEncoding, 'key');
  if (!key.ok) return key;
  const iv = parseEncodedBytes(given.iv, 'hex', 'iv');
  if (!iv.ok) return iv;
  const additionalData = parseEncodedBytes(takesAdditionalData(method) ? given.additionalData : '', 'hex', 'additionalData');
  if (!additionalData.ok) return additionalData;
  return ok({ method, key: key.value, iv: iv.value, additionalData: additionalData.value, ivInCipherText });
}

export const run = { ...main, encrypt, decrypt } satisfies Runs<typeof declaration>;
