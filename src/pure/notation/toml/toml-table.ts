import { TreeMapBuilder } from '../tree/tree-map-builder.ts';
import type { TreeList, TreeMap, TreeValue } from '../tree/tree-value.ts';

/** A table under construction that headers (`[a.b]`) and dotted keys (`a.b = 1`) can reopen. */
export class TomlTable {
  readonly #builder = new TreeMapBuilder();
  /** The tables inside it, or for an array of tables, the last one. */
  #tables: Map<string, TomlTable> | undefined;
  #arrays: Map<string, TreeList> | undefined;

  get map(): TreeMap {
    return this.#builder.map;
  }

  set(key: string, value: TreeValue): void {
    this.#builder.set(key, value);
  }

  /** The table at a path of keys, created if missing. */
  descend(keys: readonly string[]): TomlTable {
    return keys.reduce<TomlTable>((table, key) => table.#tables?.get(key) ?? table.#add(key, (map) => table.set(key, map)), this);
  }

  /** Appends a new table to an array of tables. Also returns the array if it is new. */
  append(key: string): { readonly table: TomlTable; readonly newArray: TreeList | undefined } {
    const known = this.#arrays?.get(key);
    const array: TreeList = known ?? { kind: 'list', items: [] };
    if (!known) {
      this.#arrays = (this.#arrays ?? new Map<string, TreeList>()).set(key, array);
      this.set(key, array);
    }
    const table = this.#add(key, (map) => array.items.push(map));
    return { table, newArray: known ? undefined : array };
  }

  #add(key: string, place: (map: TreeMap) => void): TomlTable {
    const table = new TomlTable();
    place(table.map);
    this.#tables = (this.#tables ?? new Map<string, TomlTable>()).set(key, table);
    return table;
  }
}
