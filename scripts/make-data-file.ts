import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** What makes a data file gives its content. */
interface DataMaker {
  readonly default: () => Uint8Array | Promise<Uint8Array>;
}

/** The names of the data files: those of the TypeScript files that stand directly in scripts/data. */
export const dataNames = (): readonly string[] =>
  globSync('scripts/data/*.ts')
    .map((file) => basename(file, '.ts'))
    .toSorted();

const made = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

async function make(name: string): Promise<Uint8Array<ArrayBuffer>> {
  if (!dataNames().includes(name)) throw new Error(`No file in scripts/data makes “${name}”.`);
  const { default: content } = (await import(resolve(`scripts/data/${name}.ts`))) as DataMaker;
  return Uint8Array.from(await content());
}

/** The content of a data file, made once. */
export function makeDataFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const content = made.get(name) ?? make(name);
  made.set(name, content);
  return content;
}
