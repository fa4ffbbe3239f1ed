import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { createHasher } from '#domains/digests/create-hasher.ts';
import { readPieces } from '#pure/bytes/read-blob.ts';
import type { declaration } from './declare.ts';
import type { Digests } from './digest.ts';
import { type HashFunction, hashFunctions } from './hash-functions.ts';

const BLOCK_BYTES = 16 * 1024 * 1024;

/**
 * Feeds the bytes to every function in one pass, block by block to limit memory use, and reports progress after each block. Returns
 * `undefined` if a block cannot be read. Rejects only with the reason of an aborted signal.
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

/** Encodes a text as UTF-8 with line feeds as line breaks, as a text box has them. Lone surrogates become U+FFFD. */
const encodeText = (text: string): Blob => new Blob([text.replaceAll(/\r\n?/g, '\n')]);

/** Computes the digests of a text or of a file, which is never decoded. The result is `null` without a text or a file. */
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
