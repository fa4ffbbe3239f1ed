import { TreeMapBuilder } from '../../tree/tree-map-builder.ts';
import type { TreeMap, TreeValue } from '../../tree/tree-value.ts';

/** Builds a map in which several values of a key become a list at the first one's position. The values must not be lists. */
export class SiblingMap {
  readonly #builder = new TreeMapBuilder();

  get map(): TreeMap {
    return this.#builder.map;
  }

  /** Adds a value. With `isList`, even a single value is in a list. */
  add(key: string, value: TreeValue, isList = false): void {
    const known = this.#builder.get(key);
    if (known === undefined) this.#builder.set(key, isList ? { kind: 'list', items: [value] } : value);
    else if (known.kind === 'list') known.items.push(value);
    else this.#builder.set(key, { kind: 'list', items: [known, value] });
  }
}
