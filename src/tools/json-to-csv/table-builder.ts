import type { JsonNode } from '#pure/notation/json/nodes/json-node.ts';
import { columnName, type Flattening, flatten } from './flatten.ts';

/** With deep nesting, the length of all names grows quadratically. */
const MAX_NAMES_LENGTH = 2 ** 26;

/** Collects rows whose columns are not known in advance. */
export class TableBuilder {
  /** In the order of their first appearance. */
  readonly names: string[] = [];
  /** Whether the names have become too long. Further cells are then dropped. */
  hasOverflow = false;
  readonly #flattening: Flattening;
  /** Column indexes by path, because two members can have the same name: `{ "a.b": 1, "a": { "b": 2 } }`. */
  readonly #columns = new Map<string, number>();
  readonly #taken = new Map<string, number>();
  // All cells that have a value, row after row. A separate list for each of millions of rows would take most of the time.
  readonly #values: string[] = [];
  /** The column index of each cell. */
  readonly #places: number[] = [];
  /** The number of cells up to the end of each row. */
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

  /** The values of all columns in a row. Missing values are empty. */
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

  /** The name, or `name (2)` if another column already has it. */
  #freeName(name: string): string {
    let free = name;
    let number = this.#taken.get(name) ?? 1;
    while (this.#taken.has(free)) free = `${name} (${++number})`;
    this.#taken.set(name, number).set(free, this.#taken.get(free) ?? 1);
    return free;
  }
}
