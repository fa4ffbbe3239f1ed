import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** One file, or several by name, of which only a few are wanted at a time. */
type DataContent = Uint8Array | ReadonlyMap<string, Uint8Array>;

/** What makes a data file gives its content. */
interface DataMaker {
  readonly default: () => DataContent | Promise<DataContent>;
}

/** The names of the TypeScript files that stand directly in scripts/data. */
export const makerNames = (): readonly string[] =>
  globSync('scripts/data/*.ts')
    .map((file) => basename(file, '.ts'))
    .toSorted();

const made = new Map<string, Promise<DataContent>>();

async function make(name: string): Promise<DataContent> {
  if (!makerNames().includes(name)) throw new Error(`No file in scripts/data makes “${name}”.`);
  return ((await import(resolve(`scripts/data/${name}.ts`))) as DataMaker).default();
}

/** What a file in scripts/data gives, made once. */
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

/** The content of a data file: `mac-vendors`, or of several `figlet-fonts/Standard`. The same bytes each time, as a page has them, so that they are read once. */
export function makeDataFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = files.get(name) ?? cutFile(name);
  files.set(name, file);
  return file;
}
