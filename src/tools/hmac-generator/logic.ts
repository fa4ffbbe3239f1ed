import { createHMAC } from 'hash-wasm';
import type { ValuesOf } from '#core/fields.ts';
import { defineOperation } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { createHasher } from '#formats/create-hasher.ts';
import { type NotBytes, parseEncodedBytes } from '#formats/encoded-bytes.ts';
import { inputs, options } from './fields.ts';

const source = { message: inputs.message, key: inputs.key };
const choices = { messageEncoding: options.messageEncoding, keyEncoding: options.keyEncoding, hashFunction: options.hashFunction };

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
