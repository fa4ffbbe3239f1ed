import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type FileNumbers, OFFLINE_LIST, type OfflineList, type Pack } from '../../../src/app/platform/offline/offline-list.ts';
import { writePack } from '../../../src/core/pack.ts';
import { type FileOwners, ownersOf } from './file-owners.ts';
import type { Site } from '../site.ts';

/** Files smaller than this (bytes after gzip) are packed even if several tools need them or they are data. */
const SMALL = 8000;

const gzip = (content: Uint8Array): Buffer => gzipSync(content, { level: 9 });

/** The files of each pack, by its name: texts of a language, code of a tool, or small code that several tools share. */
function groupFiles({ common, languages, tools }: FileOwners, sizeOf: (name: string) => number): ReadonlyMap<string, readonly string[]> {
  const users = Map.groupBy(
    [...tools].flatMap(([id, { code, data }]) => [...code, ...data].map((name) => ({ id, name }))),
    ({ name }) => name,
  );
  const isOfOne = (name: string): boolean => users.get(name)?.length === 1;
  const canTravel = (name: string): boolean =>
    name.endsWith('.js') || name.endsWith('.css') || (name.endsWith('.bin') && sizeOf(name) < SMALL);
  const shared = [...users].flatMap(([name, { length }]) => (length > 1 && sizeOf(name) < SMALL ? name : []));
  const groups: readonly (readonly [string, readonly string[]])[] = [
    ...[...languages].map(([language, names]) => [`texts-${language}`, names] as const),
    ['building-blocks', [...common]],
    ['shared', shared],
    ...[...tools].map(([id, { code, data }]) => [id, [...code, ...data].filter((name) => isOfOne(name) && canTravel(name))] as const),
  ];
  return new Map(groups.filter(([, names]) => names.length > 1));
}

function writePacks(
  site: Site,
  groups: ReadonlyMap<string, readonly string[]>,
  read: (name: string) => Buffer<ArrayBuffer>,
  numbersOf: (names: Iterable<string>) => FileNumbers,
): readonly Pack[] {
  mkdirSync(join(site.directory, 'assets/packs'), { recursive: true });
  return [...groups].map(([group, names]) => {
    const content = gzip(writePack(names.map((name) => ({ name, content: read(name) }))));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const name = `packs/${group}-${hash}.bin`;
    writeFileSync(join(site.directory, 'assets', name), content);
    return { name, bytes: content.length, files: numbersOf(names) };
  });
}

/** Writes the packs and the list of files that can be kept offline. Returns the files of the core, relative to the site. */
export function writeOfflineFiles(site: Site, others: readonly string[]): readonly string[] {
  const owners = ownersOf(site);
  const read = (name: string): Buffer<ArrayBuffer> => readFileSync(join(site.directory, 'assets', name));
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const size = sizes.get(name) ?? (name.endsWith('.bin') ? read(name).length : gzip(read(name)).length);
    sizes.set(name, size);
    return size;
  };

  const names = [...new Set([...owners.languages.values()].flat()), ...owners.common, ...namesOfTools(owners)];
  const numbers = new Map([...new Set(names)].map((name, number) => [name, number]));
  const numbersOf = (some: Iterable<string>): FileNumbers => [...some].flatMap((name) => numbers.get(name) ?? []);
  const core = [...others, ...[...owners.core].map((name) => `assets/${name}`)];
  const list: OfflineList = {
    core: { count: core.length, bytes: core.reduce((sum, file) => sum + gzip(readFileSync(join(site.directory, file))).length, 0) },
    files: [...numbers.keys()].map((name) => [name, sizeOf(name)]),
    packs: writePacks(site, groupFiles(owners, sizeOf), read, numbersOf),
    common: numbersOf(owners.common),
    languages: mapValues(owners.languages, numbersOf),
    tools: mapValues(owners.tools, ({ code, data, inLanguage }) => ({
      code: numbersOf(code),
      data: numbersOf(data),
      inLanguage: mapValues(inLanguage, numbersOf),
    })),
  };
  writeFileSync(join(site.directory, OFFLINE_LIST), JSON.stringify(list));
  return [...core, OFFLINE_LIST];
}

const namesOfTools = ({ tools }: FileOwners): readonly string[] =>
  [...tools.values()].flatMap(({ code, data, inLanguage }) => [...code, ...data, ...[...inLanguage.values()].flat()]);

/** Converts a map to an object with other values. */
const mapValues = <Key extends string, Value, Other>(map: ReadonlyMap<Key, Value>, change: (value: Value) => Other): Record<Key, Other> =>
  Object.fromEntries([...map].map(([key, value]) => [key, change(value)])) as Record<Key, Other>; // its keys
