import type { StoredKey } from '#tool-ui/stored/stored-keys.ts';
import type { StoredChanges } from '../../stores/change-stored.ts';
import type { Stored } from '../../stores/use-all-stored.ts';
import type { Entry, Known, Part, Reason } from './part.ts';
import type { FileParts } from './settings-file.ts';

/** `merge` keeps entries that the file does not contain; `replace` removes them from the parts that the file contains. */
export type ImportMode = 'merge' | 'replace';

export type Fate = 'added' | 'replaced' | 'unchanged' | 'removed' | 'leftOut';

/** The planned change of one entry, from the file or from storage. */
export interface PlannedLine {
  /** The id of a part, which may be unknown to this release. */
  readonly part: string;
  readonly name: string;
  readonly fate: Fate;
  /** Only for `leftOut`. */
  readonly reason?: Reason;
}

export interface ImportPlan {
  readonly lines: readonly PlannedLine[];
  readonly changes: StoredChanges;
}

const isSame = (one: Entry | undefined, other: Entry): boolean => JSON.stringify(one?.value) === JSON.stringify(other.value);

function planPart(part: Part, content: unknown, stored: Stored, known: Known, mode: ImportMode): ImportPlan {
  const present = part.read(stored, known);
  const { entries, leftOut } = part.take(content, known);
  const before = new Map(present.map((entry) => [entry.name, entry]));
  const incoming = new Map(entries.map((entry) => [entry.name, entry]));
  const others = present.filter(({ name }) => !incoming.has(name));
  const left: readonly Entry[] = mode === 'replace' ? entries : [...present.map((entry) => incoming.get(entry.name) ?? entry), ...entries];
  const after = [...new Map(left.map((entry) => [entry.name, entry])).values()];

  const fateOf = (entry: Entry): Fate => {
    if (!before.has(entry.name)) return 'added';
    return isSame(before.get(entry.name), entry) ? 'unchanged' : 'replaced';
  };
  const lines: readonly PlannedLine[] = [
    ...entries.map((entry) => ({ part: part.id, name: entry.name, fate: fateOf(entry) })),
    ...(mode === 'replace' ? others.map(({ name }) => ({ part: part.id, name, fate: 'removed' as const })) : []),
    ...leftOut.map(({ name, reason }) => ({ part: part.id, name, fate: 'leftOut' as const, reason })),
  ];
  // Several entries may share a key, in their order.
  const byKey = (all: readonly Entry[]): ReadonlyMap<StoredKey, readonly Entry[]> => Map.groupBy(all, ({ name }) => part.keyOf(name));
  const [was, is] = [byKey(present), byKey(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => JSON.stringify(was.get(key) ?? []) !== JSON.stringify(is.get(key) ?? []),
  );
  const written = (key: StoredKey): string | undefined =>
    is.has(key) ? part.write(is.get(key) ?? [], mode === 'merge' ? stored.get(key) : undefined) : undefined;
  return { lines, changes: new Map(changed.map((key) => [key, written(key)])) };
}

/** Plans an import without changing anything. */
export function planImport(parts: readonly Part[], file: FileParts, stored: Stored, known: Known, mode: ImportMode): ImportPlan {
  const plans = [...file].map(([id, content]): ImportPlan => {
    const part = parts.find((one) => one.id === id);
    if (part) return planPart(part, content, stored, known, mode);
    return { lines: [{ part: id, name: '', fate: 'leftOut', reason: 'unknownPart' }], changes: new Map() };
  });
  return { lines: plans.flatMap(({ lines }) => lines), changes: new Map(plans.flatMap(({ changes }) => [...changes])) };
}
