import type { TreeMap, TreeValue } from './tree-value.ts';

/** Up to here looking through the entries is quicker than keeping an index. */
const FEW = 8;

/** A map under construction that knows its keys. */
export class TreeMapBuilder {
  readonly map: TreeMap = { kind: 'map', entries: [] };
  #index: Map<string, number> | undefined;

  has(key: string): boolean {
    return this.#indexOf(key) >= 0;
  }

  get(key: string): TreeValue | undefined {
    return this.map.entries[this.#indexOf(key)]?.value;
  }

  /** A key that is there already keeps its place and takes the value. */
  set(key: string, value: TreeValue): void {
    const { entries } = this.map;
    const index = this.#indexOf(key);
    if (index >= 0) {
      entries[index] = { key, value };
      return;
    }
    entries.push({ key, value });
    if (entries.length > FEW) {
      this.#index ??= new Map(entries.map((entry, at) => [entry.key, at]));
      this.#index.set(key, entries.length - 1);
    }
  }

  #indexOf(key: string): number {
    return this.#index ? (this.#index.get(key) ?? -1) : this.map.entries.findIndex((entry) => entry.key === key);
  }
}
