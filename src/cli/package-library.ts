import { readFile } from 'node:fs/promises';
import type { MessageTree } from '#core/message-key.ts';
import type { Catalogue, Listings } from '#engine/catalogue.ts';
import type { Work } from '#engine/library.ts';
import type { CliLibrary } from './cli.ts';

const kept = new Map<string, Promise<unknown>>();

/** A library of the files of the package that stands in a folder: they are read when they are asked for, once. */
export function packageLibrary(root: URL, version: string): CliLibrary {
  function json<Content>(path: string): Promise<Content> {
    const content = kept.get(path) ?? readFile(new URL(path, root), 'utf8').then((text): unknown => JSON.parse(text));
    kept.set(path, content);
    return content as Promise<Content>; // the build has written it
  }
  return {
    version,
    catalogue: () => json<Catalogue>('catalogue.json'),
    listings: (language) => json<Listings>(`messages/${language}/listings.json`),
    messages: (toolId, language) => json<MessageTree>(`messages/${language}/${toolId}.json`),
    cliMessages: (language) => json<MessageTree>(`messages/${language}/cli.json`),
    work: async (toolId) => (await import(new URL(`work/${toolId}.js`, root).href)) as Work, // as above
    loadData: async (name) => new Uint8Array(await readFile(new URL(`data/${name}.bin`, root))),
  };
}
