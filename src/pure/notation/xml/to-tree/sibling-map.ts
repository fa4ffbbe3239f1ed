import { TreeMapBuilder } from '../../tree/tree-map-builder.ts';
import type { TreeMap, TreeValue } from '../../tree/tree-value.ts';

/** A map under construction in which values of one key are gathered in a list, at the place of the first. No value is a list itself. */
export class SiblingMap {
  readonly #builder = new TreeMapBuilder();

  get map(): TreeMap {
    return this.#builder.map;
  }

  /** `isList`: even a single value stands in a list. */
  add(key: string, value: TreeValue, isList = false): void {
    const known = this.#builder.get(key);
    if (known === undefined) this.#builder.set(key, isList ? { kind: 'list', items: [value] } : value);
    else if (known.kind === 'list') known.items.push(value);
    else this.#builder.set(key, { kind: 'list', items: [known, value] });
  }
}
