import { TreeMapBuilder } from '../tree/tree-map-builder.ts';
import type { TreeMap, TreeValue } from '../tree/tree-value.ts';

/** A map under construction into which others are merged (`<<`): https://yaml.org/type/merge.html. */
export class YamlMapBuilder {
  readonly #written = new TreeMapBuilder();
  /** For each `<<` how many keys were written before it, and what it merges. */
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
   * Merged entries stand where `<<` stood. A key that is written out wins over them, and the first of several sources over the others; its
   * place is that of its first coming, by `<<` or by itself.
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
