import { cpSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { PACKAGE_FOLDER, TEMPLATE } from '../folders.ts';

const brotli = (content: Buffer): Buffer => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });

/** Puts the template of the site into the package, and beside its code what a server sends of it: packed once, here. */
export function addSite(): void {
  const site = join(PACKAGE_FOLDER, 'site');
  cpSync(TEMPLATE, site, { recursive: true });
  for (const file of globSync('assets/*.{js,css,svg,wasm}', { cwd: site })) {
    const path = join(site, file);
    const content = readFileSync(path);
    const gzip = gzipSync(content, { level: 9 });
    const smaller = brotli(content);
    if (gzip.length >= statSync(path).size) continue;
    writeFileSync(`${path}.gz`, gzip);
    if (smaller.length < gzip.length) writeFileSync(`${path}.br`, smaller);
  }
}
