import { TreeMapBuilder } from '../tree/tree-map-builder.ts';
import type { TreeMap, TreeValue } from '../tree/tree-value.ts';

/** Builds a map into which others are merged (`<<`), as in https://yaml.org/type/merge.html. */
export class YamlMapBuilder {
  readonly #written = new TreeMapBuilder();
  /** The merged maps of each `<<`, with the number of keys before it. */
  readonly #merges: { readonly place: number; readonly sources: readonly TreeMap[] }[] = [];

  has(key: string): boolean {
    return this.#written.has(key);
  }

  set(key: string, value: TreeValue): void {
    this.#written.set(key, value);
  }

  merge(sources: readonly TreeMap[]): void {
    this.#merges.push({ place: this.#written.map.entries.length, sources });
  }

  /**
   * Returns the map with merged entries at the position of `<<`. Explicit keys take precedence over merged ones, and earlier sources over
   * later ones. A key's position is that of its first occurrence, merged or explicit.
   */
  finish(): TreeMap {
    const { map: written } = this.#written;
    if (this.#merges.length === 0) return written;
    const all = new TreeMapBuilder();
    let place = 0;
    for (const merge of this.#merges) {
      for (const { key, value } of written.entries.slice(place, merge.place)) all.set(key, value);
      place = merge.place;
      for (const { key, value } of merge.sources.flatMap(({ entries }) => entries)) {
        if (!all.has(key)) all.set(key, this.#written.get(key) ?? value);
      }
    }
    for (const { key, value } of written.entries.slice(place)) all.set(key, value);
    return all.map;
  }
}
