import type { FileNumbers, OfflineList, Pack } from './offline-list.ts';

/** One request. */
export interface PlannedFetch {
  /** Below assets/. */
  readonly name: string;
  readonly bytes: number;
  /** The names of the files in a pack that are still wanting; `undefined` for a file that comes by itself. */
  readonly unpacks: readonly string[] | undefined;
}

/** A request is worth so many bytes that nobody needs. */
const WORTH = 10_000;

const known = new WeakMap<OfflineList, ReadonlyMap<string, Pack>>();

/** By the names of the files in them. */
function packsOf(list: OfflineList): ReadonlyMap<string, Pack> {
  const packs = known.get(list) ?? new Map(list.packs.flatMap((pack) => singly(list, pack.files).map(({ name }) => [name, pack] as const)));
  known.set(list, packs);
  return packs;
}

/** The files one by one: what a page has loaded is in the browser's cache and costs nothing, unlike the packs. */
export const singly = ({ files }: OfflineList, wanted: FileNumbers): readonly PlannedFetch[] =>
  wanted.flatMap((file) => {
    const found = files[file];
    return found ? { name: found[0], bytes: found[1], unpacks: undefined } : [];
  });

/** The requests that bring those of the wanted files which are not kept yet: few, and in the order in which the files are wanted. */
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
