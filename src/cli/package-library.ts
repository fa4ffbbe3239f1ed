import { readFile } from 'node:fs/promises';
import type { MessageTree } from '#core/message-key.ts';
import type { Catalogue, Listings } from '#engine/catalogue.ts';
import type { Work } from '#engine/library.ts';
import type { CliLibrary } from './cli.ts';

/** The content of a data file, which the package has after gzip. */
async function readData(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  const { gunzipSync } = await import('node:zlib'); // most commands read none
  return new Uint8Array(gunzipSync(await readFile(file)));
}

/** A library of the modules of the package that stands in a folder: they are loaded when they are asked for, once. */
export function packageLibrary(root: URL, version: string): CliLibrary {
  const load = async <Module>(path: string): Promise<Module> => (await import(new URL(path, root).href)) as Module; // the build has written it
  const content = async <Content>(path: string): Promise<Content> => (await load<{ readonly default: Content }>(path)).default;
  return {
    version,
    folder: root,
    catalogue: () => content<Catalogue>('catalogue.js'),
    listings: (language) => content<Listings>(`messages/${language}/listings.js`),
    messages: (toolId, language) => content<MessageTree>(`messages/${language}/${toolId}.js`),
    cliMessages: (language) => content<MessageTree>(`messages/${language}/cli.js`),
    work: (toolId) => load<Work>(`work/${toolId}.js`),
    loadData: (name) => readData(new URL(`data/${name}.bin`, root)),
  };
}
