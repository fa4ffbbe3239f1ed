import { readFile } from 'node:fs/promises';
import type { MessageTree } from '#core/message-key.ts';
import type { Catalogue, Listings } from '#engine/catalogue.ts';
import type { Work } from '#engine/library.ts';
import type { CliLibrary } from './cli.ts';

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
    loadData: async (name) => new Uint8Array(await readFile(new URL(`data/${name}.bin`, root))),
  };
}
