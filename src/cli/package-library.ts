import { readFile } from 'node:fs/promises';
import module from 'node:module';
import process from 'node:process'; // the bundler empties the environment of the global process
import type { MessageTree } from '#core/message-key.ts';
import type { Catalogue, Listings } from '#engine/catalogue.ts';
import type { Work } from '#engine/library.ts';
import type { CliLibrary } from './cli.ts';
import type { ThreadData } from './thread-messages.ts';

/** Reads a data file, which the package stores gzipped. */
async function readData(file: URL): Promise<Uint8Array<ArrayBuffer>> {
  const { gunzipSync } = await import('node:zlib'); // most commands do not need it
  return new Uint8Array(gunzipSync(await readFile(file)));
}

/** Returns a function that starts a thread of the package in a folder. */
const threadsOf =
  (root: URL): CliLibrary['startThread'] =>
  async (data) => {
    const { Worker } = await import('node:worker_threads'); // most commands do not need it
    const compiled = (module.getCompileCacheDir as typeof module.getCompileCacheDir | undefined)?.(); // since Node 22.1
    const workerData: ThreadData = { ...data, folder: root.href, compiled };
    return new Worker(new URL('bin/operation-thread.js', root), { workerData });
  };

/** Node's permission model forbids threads without `--allow-worker`. Operations then have no time limit. */
const mayStartThreads = (): boolean => (process.permission as typeof process.permission | undefined)?.has('worker') ?? true;

/** A library of the package in a folder. Each module is loaded once, on demand. */
export function packageLibrary(root: URL, version: string): CliLibrary {
  const load = async <Module>(path: string): Promise<Module> => (await import(new URL(path, root).href)) as Module; // written by the build
  const content = async <Content>(path: string): Promise<Content> => (await load<{ readonly default: Content }>(path)).default;
  return {
    version,
    startThread: mayStartThreads() ? threadsOf(root) : undefined,
    folder: root,
    catalogue: () => content<Catalogue>('catalogue.js'),
    listings: (language) => content<Listings>(`messages/${language}/listings.js`),
    messages: (toolId, language) => content<MessageTree>(`messages/${language}/${toolId}.js`),
    cliMessages: (language) => content<MessageTree>(`messages/${language}/cli.js`),
    work: (toolId) => load<Work>(`work/${toolId}.js`),
    loadData: (name) => readData(new URL(`data/${name}.bin`, root)),
  };
}
