import type { MapBar } from './map-layout.ts';
import type { PlanRow } from './plan-rows.ts';

/** What a button makes of the text of the subnets: of one row, or of all that have a place. */
export type PlanEdit = 'split' | 'join' | 'use' | 'fixAll';

/** What stands in the fields when a button is pressed. */
export interface PlanFields {
  readonly blocks: string;
  readonly subnets: string;
  readonly inUse: string;
  readonly reserved: 'ends' | 'aws' | 'azure' | 'google' | 'oracle' | 'none';
  /** Undefined while it is no number. */
  readonly growth: number | undefined;
}

/** What the page draws, and what its buttons do. */
export interface ShownPlan {
  readonly rows: readonly PlanRow[];
  readonly bars: readonly MapBar[];
  /** Some subnet has a place that it could lose. */
  readonly canFix: boolean;
  /** The text of the subnets after a press; undefined where there is nothing left that it could change. */
  readonly edit: (what: PlanEdit, now: PlanFields, row?: number) => string | undefined;
}
