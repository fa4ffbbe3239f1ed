import { randomUUID } from 'node:crypto';
import { openAsBlob, openSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process'; // the bundler empties the environment of the global process

/** The maximum number of bytes kept in memory. More are written to a file. */
const IN_MEMORY = 16 * 1024 * 1024;

/** Opens a file without a name. The system deletes it when the process ends, even after a crash. */
function openNameless(): number {
  const path = join(tmpdir(), `it-tools-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  unlinkSync(path);
  return file;
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
}

/** Reads all bytes of a stream into a blob that supports reading slices. */
export async function spooled(bytes: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  let [pieces, size, file]: [Uint8Array<ArrayBuffer>[], number, number | undefined] = [[], 0, undefined];
  for await (const piece of bytes) {
    pieces.push(piece);
    size += piece.length;
    if (size > IN_MEMORY && process.platform !== 'win32') file ??= openNameless(); // an open file cannot be unlinked there
    if (file === undefined) continue;
    for (const each of pieces) writeWhole(file, each);
    pieces = [];
  }
  return file === undefined ? new Blob(pieces) : openAsBlob(`/dev/fd/${file}`);
}
