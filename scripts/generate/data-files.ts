import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readCodeWords } from '../messages/code-words.ts';
import { pathOf } from '../messages/unused-keys.ts';
import { makeData, makerNames } from '../vite/make-data-file.ts';
import type { Files } from './files.ts';

/** The digest of the sources that the files were made from. */
const DIGEST = 'data/sources.sha256';

/** The files in scripts/data, and all files of ours that they import. */
function sources(): readonly string[] {
  const found = new Set(globSync('scripts/data/**/*.{ts,json}').map((file) => file.replaceAll('\\', '/')));
  // The set grows during the loop.
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    const own = readCodeWords(readFileSync(file, 'utf8'), false).imports.filter((name) => /^[.#]/.test(name));
    for (const name of own) found.add(pathOf(file, name));
  }
  return ['package-lock.json', 'scripts/generate/data-files.ts', ...found].toSorted();
}

function digestSources(): string {
  const digest = createHash('sha256');
  for (const file of sources()) digest.update(file).update(readFileSync(file));
  return digest.digest('hex');
}

/**
 * A file as `loadData` finds it: `emoji/de` is data/emoji.de.bin. The file is gzipped, but without the extension .gz, so that no server
 * adds a Content-Encoding, because a browser would then decompress the file.
 */
const packed = (name: string, content: Uint8Array): Files => ({
  [`data/${name.replace('/', '.')}.bin`]: gzipSync(content, { level: 9 }),
});

async function packData(name: string): Promise<Files> {
  const content = await makeData(name);
  if (content instanceof Uint8Array) return packed(name, content);
  return Object.assign({}, ...[...content].map(([part, file]) => packed(`${name}/${part}`, file))) as Files;
}

/** The files that scripts/data makes. Made only if their sources have changed, because that takes seconds. */
export async function dataFiles(folder: string): Promise<Files> {
  const digest = digestSources();
  const before = Object.fromEntries(
    globSync('data/*', { cwd: folder }).map((file) => [`data/${basename(file)}`, readFileSync(`${folder}/${file}`)]),
  );
  if (before[DIGEST]?.toString() === digest) return before;
  return Object.assign({ [DIGEST]: digest }, ...(await Promise.all(makerNames().map(packData)))) as Files;
}
