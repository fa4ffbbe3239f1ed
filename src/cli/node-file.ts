import { createReadStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { spooled } from './spooled.ts';

/**
 * Opens a file. Pipes, devices, and the files of /proc report a size of 0, so a file with that size is read to its end. Rejects like
 * `node:fs`.
 */
export async function openFile(path: string): Promise<Blob> {
  const found = await stat(path);
  if (found.isDirectory()) throw Object.assign(new Error(path), { code: 'EISDIR' });
  return found.isFile() && found.size > 0 ? openAsBlob(path) : spooled(createReadStream(path));
}
