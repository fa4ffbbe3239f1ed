import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Catalogue } from '../../../src/engine/catalogue.ts';
import { languages } from '../../../src/core/languages.ts';
import { toolIds } from '../../catalog.ts';
import { listingsIn } from '../../catalog/source-library.ts';
import { makeData, makerNames } from '../../vite/make-data-file.ts';
import { cliMessages, toolMessages } from '../../vite/messages.ts';
import { PACKAGE_FOLDER } from '../folders.ts';

/** Writes a file below the folder of the package. */
export function writeInPackage(path: string, content: string | Uint8Array): void {
  const file = join(PACKAGE_FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** What every bundler and browser knows how to load, which is not true of JSON. */
const writeModule = (path: string, json: string): void => writeInPackage(`${path}.js`, `export default ${json};\n`);

/** A declaration for who runs its operations, which needs no laws. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) => (key === 'lawsHoldWhere' ? undefined : each));

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

/** The data files of the package, by what makes them. */
export type DataFiles = Readonly<Record<string, readonly string[]>>;

async function writeData(): Promise<DataFiles> {
  const written: Record<string, readonly string[]> = {};
  for (const name of makerNames()) {
    const content = await makeData(name);
    const files =
      content instanceof Uint8Array ? [[name, content] as const] : [...content].map(([part, file]) => [`${name}/${part}`, file] as const);
    for (const [path, file] of files) writeInPackage(`data/${path}.bin`, gzipSync(file, { level: 9 })); // as the site has them: it keeps no others
    written[name] = files.map(([path]) => path);
  }
  return written;
}

/** Writes what the code of the package reads: the catalogue, the messages and the data files. */
export async function writeContents(catalogue: Catalogue): Promise<DataFiles> {
  writeModule('catalogue', plainJson(catalogue));
  writeMessages();
  return writeData();
}
