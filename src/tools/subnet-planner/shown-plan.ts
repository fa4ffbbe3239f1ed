import type { MapBar } from './map-layout.ts';
import type { PlanRow } from './plan-rows.ts';

/** What the page draws, and what its buttons make of the text of the subnets. */
export interface ShownPlan {
  readonly rows: readonly PlanRow[];
  readonly bars: readonly MapBar[];
  /** The text with every subnet at its place; undefined where each is fixed already. */
  readonly fixAll: (() => string) | undefined;
  /** The text after a click in a row: undefined for a row that has no such button. */
  readonly edit: (what: RowEdit, row: number) => string | undefined;
}

export type RowEdit = 'split' | 'join' | 'use';
