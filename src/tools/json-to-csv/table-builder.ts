import type { JsonNode } from '#formats/json/json-node.ts';
import { type Flattening, flatten } from './flatten.ts';

/** The cells of one row that are there, and the columns they stand in. */
interface Row {
  readonly columns: number[];
  readonly values: string[];
}

/** Deep nesting makes names that grow with its square. */
const MAX_NAMES_LENGTH = 2 ** 26;

/** Gathers rows whose columns are not known beforehand. */
export class TableBuilder {
  /** In the order in which they first appeared. */
  readonly names: string[] = [];
  readonly rows: Row[] = [];
  /** The names have become too long: what follows is dropped. */
  hasOverflow = false;
  readonly #flattening: Flattening;
  readonly #columns = new Map<string, number>();
  #namesLength = 0;

  constructor(flattening: Flattening) {
    this.#flattening = flattening;
  }

  add(node: JsonNode): void {
    const row: Row = { columns: [], values: [] };
    flatten(node, this.#flattening, (name, value) => {
      if (this.hasOverflow) return;
      row.columns.push(this.#columnOf(name));
      row.values.push(value);
    });
    this.rows.push(row);
  }

  /** The values of all columns; a missing one is empty. */
  fieldsOf(index: number): readonly string[] {
    const fields: string[] = Array.from({ length: this.names.length }, () => '');
    const { columns = [], values = [] } = this.rows[index] ?? {};
    for (const [place, column] of columns.entries()) fields[column] = values[place] ?? '';
    return fields;
  }

  #columnOf(name: string): number {
    const known = this.#columns.get(name);
    if (known !== undefined) return known;
    this.#namesLength += name.length;
    if (this.#namesLength > MAX_NAMES_LENGTH) this.hasOverflow = true;
    this.#columns.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}
