import { KeyPlaces } from './key-places.ts';
import type { TreeMap, TreeValue } from './tree-value.ts';

/** Builds a map with an index of its keys. */
export class TreeMapBuilder {
  readonly map: TreeMap = { kind: 'map', entries: [] };
  readonly #places = new KeyPlaces();

  has(key: string): boolean {
    return this.#places.placeOf(key) >= 0;
  }

  get(key: string): TreeValue | undefined {
    return this.map.entries[this.#places.placeOf(key)]?.value;
  }

  /** Sets a value. An existing key keeps its position. */
  set(key: string, value: TreeValue): void {
    const { entries } = this.map;
    const place = this.#places.add(key);
    entries[place < 0 ? entries.length : place] = { key, value };
  }
}
