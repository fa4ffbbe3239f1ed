import type { Context } from '#core/context.ts';
import { toBase64 } from '#pure/notation/base64/base64.ts';
import { readBlob } from '#pure/bytes/read-blob.ts';
import { SHOWN_LENGTH } from './snippet.ts';

/** Whole groups of three bytes, so that the Base64 of the slices is that of the file. */
const SLICE_BYTES = 3 * 1024 * 1024;

/**
 * The Base64 of a file, which is read slice after slice, and its first characters. `undefined` when a slice cannot be read; rejects only
 * with the reason of an aborted signal.
 */
export async function encodeFile(file: Blob, { signal, progress }: Pick<Context, 'signal' | 'progress'>, sliceBytes = SLICE_BYTES) {
  const parts: string[] = [];
  for (let offset = 0; offset < file.size; offset += sliceBytes) {
    signal.throwIfAborted();
    const slice = await readBlob(file.slice(offset, offset + sliceBytes));
    if (!slice) return undefined;
    parts.push(toBase64(slice));
    progress((offset + slice.length) / file.size);
  }
  let beginning = '';
  for (let index = 0; beginning.length < SHOWN_LENGTH && index < parts.length; index++) beginning += parts[index];
  return { beginning: beginning.slice(0, SHOWN_LENGTH), base64: new Blob(parts) };
}
