import type { MapBar } from './map-layout.ts';
import type { PlanRow } from './plan-rows.ts';

/** An edit of the subnets' text, for one row or for all subnets that have a place. */
export type PlanEdit = 'split' | 'join' | 'use' | 'fixAll';

/** The values of the fields when a button is pressed. */
export interface PlanFields {
  readonly blocks: string;
  readonly subnets: string;
  readonly inUse: string;
  readonly reserved: 'ends' | 'aws' | 'azure' | 'google' | 'oracle' | 'none';
  /** `undefined` while the input is not a number. */
  readonly growth: number | undefined;
}

/** The data that the page displays, and the edits of its buttons. */
export interface ShownPlan {
  readonly rows: readonly PlanRow[];
  readonly bars: readonly MapBar[];
  /** Whether at least one subnet has a place that is not fixed. */
  readonly canFix: boolean;
  /** Returns the edited text of the subnets, or `undefined` if the edit would change nothing. */
  readonly edit: (what: PlanEdit, now: PlanFields, row?: number) => string | undefined;
}
