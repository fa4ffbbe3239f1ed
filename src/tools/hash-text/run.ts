import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { createHasher } from '#subjects/digests/create-hasher.ts';
import { readPieces } from '#pure/bytes/read-blob.ts';
import type { declaration } from './declare.ts';
import type { Digests } from './digest.ts';
import { type HashFunction, hashFunctions } from './hash-functions.ts';

const BLOCK_BYTES = 16 * 1024 * 1024;

/**
 * Feeds the bytes to every function in one pass as they come, so that few of them are in memory. After each block it says how far it is.
 * `undefined` when a block cannot be read; rejects only with the reason of an aborted signal.
 */
export async function digestBytes(
  bytes: Blob,
  names: readonly HashFunction[],
  { signal, progress }: Pick<Context, 'signal' | 'progress'>,
  blockBytes = BLOCK_BYTES,
): Promise<Digests | undefined> {
  const started = await Promise.all(
    names.map(async (hashFunction) => ({ hashFunction, hasher: (await createHasher[hashFunction]()).init() })),
  );
  for (let offset = 0; offset < bytes.size; offset += blockBytes) {
    signal.throwIfAborted();
    const block = bytes.slice(offset, offset + blockBytes);
    const isRead = await readPieces(block, (piece) => {
      for (const { hasher } of started) hasher.update(piece);
    });
    if (!isRead) return undefined;
    progress((offset + block.size) / bytes.size);
  }
  return { byteCount: bytes.size, digests: started.map(({ hashFunction, hasher }) => ({ hashFunction, bytes: hasher.digest('binary') })) };
}

/** A text as it stands in its box, where every line ends with a line feed, in UTF-8; lone surrogates become U+FFFD. */
const encodeText = (text: string): Blob => new Blob([text.replaceAll(/\r\n?/g, '\n')]);

/** The digests of a text or of a file, which is never decoded; `null` without a text or a file. */
export async function digest(
  { text, file, inputType, functions }: Given<typeof declaration, 'digest'>,
  context: Pick<Context, 'signal' | 'progress'>,
) {
  const bytes = inputType === 'file' ? file : text && encodeText(text);
  if (!bytes) return ok(null);
  const digests = await digestBytes(bytes, hashFunctions[functions], context);
  return digests ? ok(digests) : fail('unreadableFile', { field: 'file', values: { name: file?.name ?? '' } });
}

export const run = { digest } satisfies Runs<typeof declaration>;
