import { kindOfKey, type StoredKind } from '#tool-ui/stored/stored-keys.ts';
import type { Stored } from '../../stores/use-all-stored.ts';

/** The amount of stored data of one kind. */
export interface Kept {
  readonly kind: StoredKind | 'drafts' | 'offline';
  readonly count: number;
  readonly bytes: number;
}

const storedKinds = ['favorites', 'presets', 'options', 'lists', 'states', 'recent', 'settings'] as const satisfies readonly StoredKind[];

const bytesOf = (entries: Iterable<readonly [string, string]>): number =>
  [...entries].reduce((sum, [key, value]) => sum + new TextEncoder().encode(key + value).length, 0);

/** The number of items in a stored list; 1 for other values. */
function countIn(value: string): number {
  try {
    const content: unknown = JSON.parse(value);
    const list: unknown = typeof content === 'object' && content !== null && 'presets' in content ? content.presets : content;
    return Array.isArray(list) ? list.length : 1;
  } catch {
    return 1; // not a list
  }
}

function keptOf(kind: StoredKind, stored: Stored): Kept {
  const entries = [...stored].filter(([key]) => kindOfKey(key) === kind);
  const isOneList = kind === 'favorites' || kind === 'presets' || kind === 'recent';
  const count = isOneList ? entries.reduce((sum, [, value]) => sum + countIn(value), 0) : entries.length;
  return { kind, count, bytes: bytesOf(entries) };
}

/** The amounts of data of each kind in the local storage of this site and in the session storage of this tab. */
export const keptThings = (stored: Stored, controlValues: readonly (readonly [string, string])[]): readonly Kept[] => [
  ...storedKinds.map((kind) => keptOf(kind, stored)),
  { kind: 'drafts', count: controlValues.length, bytes: bytesOf(controlValues) },
];
