import { kindOfKey, type StoredKind } from '#workbench/stored/stored-keys.ts';
import type { Stored } from '../../stores/use-all-stored.ts';

/** How much there is of one kind. */
export interface Kept {
  readonly kind: StoredKind | 'drafts' | 'offline';
  readonly count: number;
  readonly bytes: number;
}

const storedKinds = ['favorites', 'presets', 'options', 'lists', 'states', 'recent', 'settings'] as const satisfies readonly StoredKind[];

const bytesOf = (entries: Iterable<readonly [string, string]>): number =>
  [...entries].reduce((sum, [key, value]) => sum + new TextEncoder().encode(key + value).length, 0);

/** Of a key that holds a list, how many items that has; every other key holds one thing. */
function countIn(value: string): number {
  try {
    const content: unknown = JSON.parse(value);
    const list: unknown = typeof content === 'object' && content !== null && 'presets' in content ? content.presets : content;
    return Array.isArray(list) ? list.length : 1;
  } catch {
    return 1; // no list
  }
}

function keptOf(kind: StoredKind, stored: Stored): Kept {
  const entries = [...stored].filter(([key]) => kindOfKey(key) === kind);
  const isOneList = kind === 'favorites' || kind === 'presets' || kind === 'recent';
  const count = isOneList ? entries.reduce((sum, [, value]) => sum + countIn(value), 0) : entries.length;
  return { kind, count, bytes: bytesOf(entries) };
}

/** How much is kept of each kind in the storage of this browser and in that of this tab. */
export const keptThings = (stored: Stored, drafts: readonly (readonly [string, string])[]): readonly Kept[] => [
  ...storedKinds.map((kind) => keptOf(kind, stored)),
  { kind: 'drafts', count: drafts.length, bytes: bytesOf(drafts) },
];
