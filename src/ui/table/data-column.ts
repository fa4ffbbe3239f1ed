import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly name: string;
  readonly label: string;
  /** The content of a cell. The index is the row's position in the original order. */
  readonly cell: (row: Row, index: number) => ReactNode;
  /** The text of the cell in a copied or downloaded table. Required if the cell is not a text or a number. */
  readonly text?: ((row: Row, index: number) => string) | undefined;
  /** The sort key. If omitted, the column cannot be sorted. */
  readonly sortBy?: ((row: Row) => string | number) | undefined;
  /** Displayed after the label in the header, such as a menu. */
  readonly headAction?: ReactNode;
  /** Any CSS width. */
  readonly width?: string | undefined;
  /** Any CSS width. The table scrolls sideways rather than make this column narrower. */
  readonly minWidth?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** For data rather than prose: monospaced, and a long value breaks anywhere. */
  readonly isMonospace?: boolean | undefined;
}

export type RowMark = 'one' | 'two' | 'danger' | 'warning';

/** Properties of rows that are independent of the columns. */
export interface RowDetails<Row> {
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Adds a copy button to each row. Returns the text to copy and the label in its name `Copy <label>`. */
  readonly copy?: ((row: Row, index: number) => { readonly label: string; readonly value: string }) | undefined;
  /** The background of the row. Color must not be the only sign, so a cell must express the same in words. */
  readonly markOf?: ((row: Row, index: number) => RowMark | undefined) | undefined;
}
