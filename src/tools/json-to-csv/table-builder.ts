import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { columnName, type Flattening, flatten } from './flatten.ts';

/** Deep nesting makes names that grow with its square. */
const MAX_NAMES_LENGTH = 2 ** 26;

/** Gathers rows whose columns are not known beforehand. */
export class TableBuilder {
  /** In the order in which they first appeared. */
  readonly names: string[] = [];
  /** The names have become too long: what follows is dropped. */
  hasOverflow = false;
  readonly #flattening: Flattening;
  /** By their paths: two members may have the same name, `{ "a.b": 1, "a": { "b": 2 } }`. */
  readonly #columns = new Map<string, number>();
  readonly #taken = new Map<string, number>();
  // The cells that are there, row after row: lists of their own for each of millions of rows would take most of the time.
  readonly #values: string[] = [];
  /** The column that each of them stands in. */
  readonly #places: number[] = [];
  /** How many cells there are up to the end of each row. */
  readonly #rowEnds: number[] = [];
  #namesLength = 0;

  constructor(flattening: Flattening) {
    this.#flattening = flattening;
  }

  get rowCount(): number {
    return this.#rowEnds.length;
  }

  add(node: JsonNode): void {
    flatten(node, this.#flattening, (path, value) => {
      if (this.hasOverflow) return;
      this.#places.push(this.#columnOf(path));
      this.#values.push(value);
    });
    this.#rowEnds.push(this.#values.length);
  }

  /** The values of all columns; a missing one is empty. */
  fieldsOf(index: number): readonly string[] {
    const fields = this.names.map(() => '');
    const end = this.#rowEnds[index] ?? 0;
    for (let cell = this.#rowEnds[index - 1] ?? 0; cell < end; cell += 1) fields[this.#places[cell] ?? 0] = this.#values[cell] ?? '';
    return fields;
  }

  #columnOf(path: string): number {
    const known = this.#columns.get(path);
    if (known !== undefined) return known;
    this.#namesLength += path.length;
    if (this.#namesLength > MAX_NAMES_LENGTH) this.hasOverflow = true;
    this.#columns.set(path, this.names.length);
    return this.names.push(this.#freeName(columnName(path))) - 1;
  }

  /** The name, or `name (2)` where another column has it. */
  #freeName(name: string): string {
    let free = name;
    let number = this.#taken.get(name) ?? 1;
    while (this.#taken.has(free)) free = `${name} (${++number})`;
    this.#taken.set(name, number).set(free, this.#taken.get(free) ?? 1);
    return free;
  }
}
