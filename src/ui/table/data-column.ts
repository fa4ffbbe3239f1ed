import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  readonly name: string;
  readonly label: string;
  /** What a cell shows. The index is the row's place in the order it was given. */
  readonly cell: (row: Row, index: number) => ReactNode;
  /** The cell in a copied or downloaded table, where it shows more than a text or a number. */
  readonly text?: ((row: Row, index: number) => string) | undefined;
  /** With it the visitor can sort by this column. */
  readonly sortBy?: ((row: Row) => string | number) | undefined;
  /** Stands behind the label in the head, such as a menu. */
  readonly headAction?: ReactNode;
  /** Any CSS width. */
  readonly width?: string | undefined;
  /** Any CSS width under which the table scrolls sideways rather than squeezing this column. */
  readonly minWidth?: string | undefined;
  readonly align?: 'start' | 'end' | undefined;
  /** Data rather than prose: monospaced, and a long value breaks anywhere. */
  readonly isMonospace?: boolean | undefined;
}

export type RowMark = 'one' | 'two' | 'danger' | 'warning';

/** What a row can say about itself, whatever its columns are. */
export interface RowDetails<Row> {
  readonly keyOf: (row: Row, index: number) => string | number;
  /** Gives each row a copy button: what it copies, and what its name `Copy <label>` says. */
  readonly copy?: ((row: Row, index: number) => { readonly label: string; readonly value: string }) | undefined;
  /** The ground the row stands on. Color says nothing alone: a cell must say it too. */
  readonly markOf?: ((row: Row, index: number) => RowMark | undefined) | undefined;
}
