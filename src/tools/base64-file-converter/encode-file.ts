import type { Context } from '#core/context.ts';
import { toBase64 } from '#pure/notation/base64/base64.ts';
import { readBlob } from '#pure/bytes/read-blob.ts';
import { SHOWN_LENGTH } from './snippet.ts';

/** A multiple of three bytes, so that the Base64 of the slices adds up to that of the file. */
const SLICE_BYTES = 3 * 1024 * 1024;

/**
 * Encodes a file as Base64, slice by slice, and returns it with its first characters. Returns `undefined` if a slice cannot be read.
 * Rejects only with the reason of an aborted signal.
 */
export async function encodeFile(file: Blob, { signal, progress }: Pick<Context, 'signal' | 'progress'>, sliceBytes = SLICE_BYTES) {
  const parts: Blob[] = []; // not strings: a blob of strings would copy them all
  let beginning = '';
  for (let offset = 0; offset < file.size; offset += sliceBytes) {
    signal.throwIfAborted();
    const slice = await readBlob(file.slice(offset, offset + sliceBytes));
    if (!slice) return undefined;
    const text = toBase64(slice);
    if (beginning.length < SHOWN_LENGTH) beginning += text.slice(0, SHOWN_LENGTH - beginning.length);
    parts.push(new Blob([text]));
    progress((offset + slice.length) / file.size);
  }
  return { beginning, base64: new Blob(parts) };
}
