import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Catalogue } from '../../../src/engine/catalogue.ts';
import { languages } from '../../../src/core/languages.ts';
import { toolIds } from '../../catalog.ts';
import { listingsIn, plainJson } from '../../catalog/source-library.ts';
import { makeData, makerNames } from '../../vite/make-data-file.ts';
import { cliMessages, toolMessages } from '../../catalog/messages.ts';
import { PACKAGE_FOLDER } from '../folders.ts';

/** Writes a file into the folder of the package. */
export function writeInPackage(path: string, content: string | Uint8Array): void {
  const file = join(PACKAGE_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Writes JSON as a module, because not every bundler and browser can import JSON. */
const writeModule = (path: string, json: string): void => writeInPackage(`${path}.js`, `export default ${json};\n`);

function writeMessages(): void {
  for (const language of languages) {
    writeModule(`messages/${language}/cli`, JSON.stringify(cliMessages(language)));
    writeModule(`messages/${language}/listings`, JSON.stringify(listingsIn(language)));
    for (const id of toolIds()) {
      const { listing: _inListings, shared: _others, ...texts } = toolMessages(id, language);
      writeModule(`messages/${language}/${id}`, JSON.stringify(texts));
    }
  }
}

/** The data files of the package, by the name of the module in scripts/data that makes them. */
export type DataFiles = Readonly<Record<string, readonly string[]>>;

async function writeData(): Promise<DataFiles> {
  const written: Record<string, readonly string[]> = {};
  for (const name of makerNames()) {
    const content = await makeData(name);
    const files =
      content instanceof Uint8Array ? [[name, content] as const] : [...content].map(([part, file]) => [`${name}/${part}`, file] as const);
    for (const [path, file] of files) writeInPackage(`data/${path}.bin`, gzipSync(file, { level: 9 })); // gzipped as on the site, and stored in no other form
    written[name] = files.map(([path]) => path);
  }
  return written;
}

/** Writes the data that the code of the package reads: the catalog, the messages, and the data files. */
export async function writeContents(catalogue: Catalogue): Promise<DataFiles> {
  writeModule('catalogue', plainJson(catalogue));
  writeMessages();
  return writeData();
}
