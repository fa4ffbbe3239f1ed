import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** The content of one file, or of several by name that are loaded separately. */
type DataContent = Uint8Array | ReadonlyMap<string, Uint8Array>;

/** A module that makes a data file. */
interface DataMaker {
  readonly default: () => DataContent | Promise<DataContent>;
}

/** The names of the TypeScript files directly in scripts/data. */
export const makerNames = (): readonly string[] =>
  globSync('scripts/data/*.ts')
    .map((file) => basename(file, '.ts'))
    .toSorted();

const made = new Map<string, Promise<DataContent>>();

async function make(name: string): Promise<DataContent> {
  if (!makerNames().includes(name)) throw new Error(`No file in scripts/data makes “${name}”.`);
  return ((await import(resolve(`scripts/data/${name}.ts`))) as DataMaker).default();
}

/** The content that a file in scripts/data makes. Made only once. */
export function makeData(name: string): Promise<DataContent> {
  const content = made.get(name) ?? make(name);
  made.set(name, content);
  return content;
}

async function cutFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const [maker = '', part] = name.split(/\/(.*)/s);
  const content = await makeData(maker);
  const file = content instanceof Uint8Array ? content : content.get(part ?? '');
  if (!file) throw new Error(`scripts/data/${maker}.ts makes no “${part}”.`);
  return new Uint8Array(file);
}

const files = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * The content of a data file: `mac-vendors`, or `figlet-fonts/Standard` for one of several. Returns the same object each time, as on a
 * page, so that the content is decoded only once.
 */
export function makeDataFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(name) ?? cutFile(name);
  files.set(name, file);
  return file;
}
