/** What the clocks of a page show at one moment, for logic that measures durations. */
export interface ClockReading {
  /** Milliseconds since some moment of this page's life: never decreases, and does not stand still while the computer sleeps. */
  readonly steadyMs: number;
  /** Epoch milliseconds: the same for all pages, but it may be set back or forth. */
  readonly wallMs: number;
}
