import type { Page } from 'playwright-core';

/** What was measured in a run, and what it should stay under. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** Nothing is aimed at where it is there to be compared with. */
  readonly target?: number;
  readonly unit: 'ms' | 'MB';
}

export interface Scenario {
  readonly name: string;
  /** Of how many runs the median is taken: five if left out. */
  readonly runs?: number;
  /** Opens what it needs in a fresh browser context. */
  readonly measure: (page: Page, origin: string) => Promise<readonly Figure[]>;
}
