/** The clocks of a page at one moment, for measuring durations. */
export interface ClockReading {
  /** Milliseconds since an arbitrary moment in the page's life. Never decreases, and continues while the computer sleeps. */
  readonly steadyMs: number;
  /** Milliseconds since 1970, the same in all pages. Users and time servers may change this clock. */
  readonly wallMs: number;
}
