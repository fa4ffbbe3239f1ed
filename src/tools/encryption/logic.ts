import type { ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { type NotBytes, parseEncodedBytes } from '#formats/encoded-bytes.ts';
import { toHex } from '#formats/hex.ts';
import { inputs, options } from './fields.ts';
import { decryptJwe, encryptJwe, type JweError } from './jwe.ts';
import { isKeyMethod, type KeyMethod } from './methods.ts';
import { decryptSalted, encryptSalted, type SaltedError } from './salted.ts';
import { decryptWithKey, encryptWithKey, type Keyed, type KeyedError } from './with-key.ts';
import { writeBytes } from './write-bytes.ts';

type Inputs = ValuesOf<typeof inputs>;
type Options = ValuesOf<typeof options>;

export type Conversion =
  /** `iv`: the one that was used to encrypt with a key, as hexadecimal digits. */
  | { readonly kind: 'text'; readonly text: string; readonly iv: string }
  /** The page is neither on https nor on localhost, and this method works nowhere else. */
  | { readonly kind: 'needsHttps' };

type ConversionError = NotBytes | JweError | SaltedError | KeyedError | 'notUtf8';

/** Encrypts or decrypts; `null` while there is no text, or no passphrase or key. */
export async function convert(given: Inputs, wish: Options, context: RunContext): Promise<Result<Conversion | null, ConversionError>> {
  const { direction, method } = wish;
  if (given.input === '' || (isKeyMethod(method) ? given.key : given.passphrase) === '') return ok(null);
  // Absent on pages that are neither https nor localhost, whatever the types say.
  if (method === 'jwe' && crypto.subtle === undefined) return ok({ kind: 'needsHttps' });
  return direction === 'encrypt' ? encrypt(given, wish, context) : decrypt(given, wish, context);
}

async function encrypt(given: Inputs, wish: Options, context: RunContext): Promise<Result<Conversion, ConversionError>> {
  const { method, iterations, cipherTextAs, plainTextAs } = wish;
  const plain = parseEncodedBytes(given.input, plainTextAs, 'input');
  if (!plain.ok) return plain;
  if (isKeyMethod(method)) {
    const keyed = readKeyed(given, wish, method);
    const sealed = keyed.ok ? encryptWithKey(plain.value, keyed.value, context) : keyed;
    return sealed.ok ? okText(writeBytes[cipherTextAs](sealed.value.cipherText), toHex(sealed.value.iv)) : sealed;
  }
  const passphrase = new TextEncoder().encode(given.passphrase);
  if (method === 'jwe') return okText(await encryptJwe(plain.value, passphrase, iterations));
  return okText(writeBytes[cipherTextAs](await encryptSalted(plain.value, passphrase, { ...wish, method }, context)));
}

async function decrypt(given: Inputs, wish: Options, context: RunContext): Promise<Result<Conversion, ConversionError>> {
  const { method, plainTextAs } = wish;
  const plain = await decryptBytes(given, wish, context);
  if (!plain.ok) return plain;
  const text = writeBytes[plainTextAs](plain.value);
  if (text !== undefined) return okText(text);
  // Nothing can tell a wrong passphrase with these two but what comes out.
  const isUnchecked = method === 'rabbit' || method === 'rc4';
  return isUnchecked ? fail('wrongPassphrase', { field: 'passphrase' }) : fail('notUtf8', { field: 'plainTextAs' });
}

async function decryptBytes(given: Inputs, wish: Options, context: RunContext): Promise<Result<Uint8Array, ConversionError>> {
  const { method, cipherTextAs } = wish;
  const passphrase = new TextEncoder().encode(given.passphrase);
  if (method === 'jwe') return decryptJwe(given.input, passphrase);
  // Base64 is read in either alphabet.
  const cipherText = parseEncodedBytes(given.input, cipherTextAs === 'hex' ? 'hex' : 'base64', 'input');
  if (!cipherText.ok) return cipherText;
  if (!isKeyMethod(method)) return decryptSalted(cipherText.value, passphrase, { ...wish, method }, context);
  const keyed = readKeyed(given, wish, method);
  return keyed.ok ? decryptWithKey(cipherText.value, keyed.value) : keyed;
}

function readKeyed(given: Inputs, { keyEncoding, isIvInCipherText }: Options, method: KeyMethod): Result<Keyed, NotBytes> {
  const key = parseEncodedBytes(given.key, keyEncoding, 'key');
  if (!key.ok) return key;
  const iv = parseEncodedBytes(given.iv, 'hex', 'iv');
  if (!iv.ok) return iv;
  const additionalData = parseEncodedBytes(given.additionalData, 'hex', 'additionalData');
  if (!additionalData.ok) return additionalData;
  return ok({ method, key: key.value, iv: iv.value, additionalData: additionalData.value, isIvInCipherText });
}

const okText = (text: string, iv = ''): Result<Conversion, never> => ok({ kind: 'text', text, iv });

export const operations = {
  // 600,000 rounds for a passphrase take a third of a second, 5 MB of text up to six seconds with Triple DES.
  convert: defineOperation({ inputs, options, produces: 'text', thread: 'worker', run: convert }),
};
