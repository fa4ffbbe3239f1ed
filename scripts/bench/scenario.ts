import type { Page } from '@playwright/test';

/** A measured value and its target. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  /** Missing if the value is only there for comparison. */
  readonly target?: number;
  readonly unit: 'ms' | 'MB';
}

export interface Scenario {
  readonly name: string;
  /** The number of runs for the median. The default is five. */
  readonly runs?: number;
  /** Measures in a fresh browser context. */
  readonly measure: (page: Page, origin: string) => Promise<readonly Figure[]>;
}
