import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { gzipSync } from 'fflate';
import { listFiles } from '../../package/list-files.ts';
import { PACKAGE_FOLDER, TEMPLATE } from '../folders.ts';

const SITE = join(PACKAGE_FOLDER, 'site');

/** What packing makes no smaller: pictures and the files of data, which are packed as they are. */
const isPacked = (file: string): boolean => /\.(?:png|bin|woff2)$/.test(file);

/** By Brotli, as small as it can; the window of 16 MiB that every browser knows. */
const brotli = (bytes: Uint8Array): Uint8Array =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Puts the packed bytes of a file beside it, where they are smaller: gzip than the file, Brotli than gzip. */
function packBeside(path: string): void {
  const bytes = readFileSync(path);
  const gzip = gzipSync(bytes, { level: 9, mtime: 0 }); // with a time, it would be another file each day
  const smallest = Math.min(gzip.length, bytes.length);
  if (gzip.length < bytes.length) writeFileSync(`${path}.gz`, gzip);
  const packed = brotli(bytes);
  if (packed.length < smallest) writeFileSync(`${path}.br`, packed);
}

/** Puts the template of the site into the package, for `serve` and `export`. Assets are packed once, here. Throws as `node:fs` does. */
export function addSite(): void {
  cpSync(TEMPLATE, SITE, { recursive: true, filter: (path) => !basename(path).startsWith('.') }); // what the build notes for itself
  for (const file of listFiles(join(SITE, 'assets'))) if (!isPacked(file)) packBeside(join(SITE, 'assets', file));
}
