import type { FileNumbers, OfflineList, Pack } from './offline-list.ts';

export interface PlannedFetch {
  /** The name below assets/. */
  readonly name: string;
  readonly bytes: number;
  /** The missing files of a pack; `undefined` for a single file. */
  readonly unpacks: readonly string[] | undefined;
}

/** The number of unneeded bytes that saving one request is worth. */
const WORTH = 10_000;

const known = new WeakMap<OfflineList, ReadonlyMap<string, Pack>>();

/** The packs by the names of their files. */
function packsOf(list: OfflineList): ReadonlyMap<string, Pack> {
  const packs = known.get(list) ?? new Map(list.packs.flatMap((pack) => singly(list, pack.files).map(({ name }) => [name, pack] as const)));
  known.set(list, packs);
  return packs;
}

/** Requests the files one by one. Files that the page has loaded are in the browser's cache and need no download, unlike packs. */
export const singly = ({ files }: OfflineList, wanted: FileNumbers): readonly PlannedFetch[] =>
  wanted.flatMap((file) => {
    const found = files[file];
    return found ? { name: found[0], bytes: found[1], unpacks: undefined } : [];
  });

/** Plans few requests for the wanted files that are not kept yet, in the order in which they are wanted. */
export function planFetches(list: OfflineList, wanted: FileNumbers, isKept: (name: string) => boolean): readonly PlannedFetch[] {
  const packs = packsOf(list);
  const missing = singly(list, [...new Set(wanted)]).filter(({ name }) => !isKept(name));
  const byPack = Map.groupBy(missing, ({ name }) => packs.get(name));
  for (const [pack, files] of byPack) {
    const alone = files.reduce((sum, { bytes }) => sum + bytes + WORTH, -WORTH);
    if (pack && (files.length < 2 || pack.bytes > alone)) byPack.delete(pack);
  }
  const planned = new Set<Pack>();
  return missing.flatMap((file) => {
    const pack = packs.get(file.name);
    if (!pack || !byPack.has(pack)) return file;
    if (planned.has(pack)) return [];
    planned.add(pack);
    return { name: pack.name, bytes: pack.bytes, unpacks: singly(list, pack.files).flatMap(({ name }) => (isKept(name) ? [] : name)) };
  });
}
