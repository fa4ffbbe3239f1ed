import {
  createBLAKE2b,
  createHMAC,
  createMD5,
  createRIPEMD160,
  createSHA1,
  createSHA224,
  createSHA256,
  createSHA3,
  createSHA384,
  createSHA512,
  createSM3,
  type IHasher,
} from 'hash-wasm';
import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { type NotBytes, parseEncodedBytes } from '#formats/encoded-bytes.ts';
import { inputs, options } from './fields.ts';
import type { HashFunction } from './hash-functions.ts';

const source = { message: inputs.message, key: inputs.key };
const choices = { messageEncoding: options.messageEncoding, keyEncoding: options.keyEncoding, hashFunction: options.hashFunction };

const createHasher: Readonly<Record<HashFunction, () => Promise<IHasher>>> = {
  'SHA-256': () => createSHA256(),
  MD5: () => createMD5(),
  'SHA-1': () => createSHA1(),
  'SHA-224': () => createSHA224(),
  'SHA-384': () => createSHA384(),
  'SHA-512': () => createSHA512(),
  'SHA3-224': () => createSHA3(224),
  'SHA3-256': () => createSHA3(256),
  'SHA3-384': () => createSHA3(384),
  'SHA3-512': () => createSHA3(512),
  'RIPEMD-160': () => createRIPEMD160(),
  'BLAKE2b-512': () => createBLAKE2b(512),
  SM3: () => createSM3(),
};

/** The HMAC of a message, by RFC 2104 with any of the functions; `null` without a message. A key of 0 bytes is a key. */
export async function authenticate(
  { message, key }: ValuesOf<typeof source>,
  { messageEncoding, keyEncoding, hashFunction }: ValuesOf<typeof choices>,
): Promise<Result<Uint8Array | null, NotBytes>> {
  // As it stands in its box, where every line ends with a line feed.
  const messageBytes = parseEncodedBytes(message.replaceAll(/\r\n?/g, '\n'), messageEncoding, 'message');
  if (!messageBytes.ok) return messageBytes;
  const keyBytes = parseEncodedBytes(key, keyEncoding, 'key');
  if (!keyBytes.ok) return keyBytes;
  if (message === '') return ok(null);
  const hmac = await createHMAC(createHasher[hashFunction](), keyBytes.value);
  return ok(hmac.init().update(messageBytes.value).digest('binary'));
}

export const operations = {
  authenticate: defineOperation({ inputs: source, options: choices, produces: 'text', thread: 'worker', run: authenticate }),
};
