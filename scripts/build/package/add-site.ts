import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { folderFiles } from '../../../src/cli/serve/folder-files.ts';
import { isPackable } from '../../../src/cli/serve/media-types.ts';
import { CONTENTS_FILE, type TemplateContents } from '../../../src/cli/serve/packaged-template.ts';
import type { Template } from '../../../src/cli/serve/template.ts';
import { writePack } from '../../../src/core/pack.ts';
import { languageOf } from '../../../src/hosting/site-files.ts';
import { publishedFiles } from '../../package/published-files.ts';
import { PACKAGE_FOLDER, TEMPLATE } from '../folders.ts';

const SITE = 'site';

/**
 * A block of 16 pages unpacks in a millisecond and takes the space of three. Twice as many would take two, to save half a megabyte in
 * total.
 */
const PAGES_IN_BLOCK = 16;

/** A higher quality makes the blocks a fifteenth smaller, but takes twelve times as long. */
const BLOCK_QUALITY = 9;

/** Compresses with Brotli. Its window of 4 MiB is supported by every browser. */
const brotli = (bytes: Uint8Array, quality: number): Uint8Array =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Groups files into blocks: the pages of each language, and all other compressible files that are not sent in their stored form. */
function blocksOf(files: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const groups = Map.groupBy(files, (file) => languageOf(file) ?? 'others');
  return Object.fromEntries(
    [...groups].flatMap(([group, members]) =>
      Array.from({ length: Math.ceil(members.length / PAGES_IN_BLOCK) }, (_, index) => [
        `pages/${group}-${index + 1}.br`,
        members.slice(index * PAGES_IN_BLOCK, (index + 1) * PAGES_IN_BLOCK),
      ]),
    ),
  );
}

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The path of each file in a package, by digest. Paths are relative to the folder of its site. */
const placesIn = (packageFolder: string): ReadonlyMap<string, string> =>
  new Map(
    publishedFiles(packageFolder)
      .filter((file) => !file.startsWith(`${SITE}/`))
      .map((file) => [digestOf(readFileSync(join(packageFolder, file))), `../${file}`]),
  );

/**
 * Packs a template into a package for `serve` and `export`. Each file is stored once, either in a block or in the form in which it is sent.
 * Throws as `node:fs` does.
 */
export function packTemplate(template: Template, packageFolder: string): void {
  const folder = join(packageFolder, SITE);
  rmSync(folder, { recursive: true, force: true });
  const write = (file: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  const places = placesIn(packageFolder);
  const plain: Record<string, string> = {};
  const packed: string[] = [];
  const others: string[] = [];
  for (const file of template.names().toSorted((one, other) => (one < other ? -1 : 1))) {
    const content = template.read(file);
    if (file.startsWith('assets/') && isPackable(file)) packed.push(file);
    else {
      const place = places.get(digestOf(content));
      if (place !== undefined || !isPackable(file)) plain[file] = place ?? file;
      else others.push(file);
    }
    if (plain[file] === file) write(file, content);
  }
  for (const file of packed) write(`${file}.br`, brotli(template.read(file), constants.BROTLI_MAX_QUALITY));
  const blocks = blocksOf(others);
  for (const [block, files] of Object.entries(blocks)) {
    const pack = writePack(files.map((name) => ({ name, content: new Uint8Array(template.read(name)) })));
    write(block, brotli(pack, BLOCK_QUALITY));
  }
  write(CONTENTS_FILE, JSON.stringify({ blocks, packed, plain } satisfies TemplateContents));
}

/** Adds the template of the built site to the built package. Throws as `node:fs` does. */
export const addSite = (): void => packTemplate(folderFiles(TEMPLATE), PACKAGE_FOLDER);
