import { createHMAC } from 'hash-wasm';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { createHasher } from '#domains/digests/create-hasher.ts';
import { type NotBytes, parseEncodedBytes } from '#domains/encoded-bytes/encoded-bytes.ts';
import type { declaration } from './declare.ts';
import { main } from './main.ts';
import { readKey } from './read-key.ts';

/** Computes the HMAC of a message (RFC 2104) with any of the hash functions. `null` without a message. An empty key is valid. */
export async function authenticate({
  message,
  key,
  messageEncoding,
  keyEncoding,
  hashFunction,
}: Given<typeof declaration, 'authenticate'>): Promise<Result<Uint8Array | null, NotBytes>> {
  // Text boxes have line feeds as line breaks.
  const messageBytes = parseEncodedBytes(message.replaceAll(/\r\n?/g, '\n'), messageEncoding, 'message');
  if (!messageBytes.ok) return messageBytes;
  const keyBytes = readKey({ key, keyEncoding });
  if (!keyBytes.ok) return keyBytes;
  if (message === '') return ok(null);
  const hmac = await createHMAC(createHasher[hashFunction](), keyBytes.value);
  return ok(hmac.init().update(messageBytes.value).digest('binary'));
}

export const run = { ...main, authenticate } satisfies Runs<typeof declaration>;
