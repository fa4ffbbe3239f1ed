import type { ClockReading } from '#pure/time/clock-reading.ts';

/** Both clocks of a browser at one moment, in milliseconds. */
export interface Clocks {
  /** `performance.now()`: never decreases, but may stop while the computer sleeps. */
  readonly monotonicMs: number;
  /** `Date.now()`: continues during sleep, but may be adjusted. */
  readonly wallMs: number;
}

/** The lead of the wall clock that counts as sleep. A smaller lead is drift between the clocks. */
const SLEPT_MS = 1000;

/** A monotonic clock that includes the time of sleep, which it derives from the wall clock. */
export class SteadyClock {
  #steadyMs = 0;
  #since: Clocks;

  constructor(now: Clocks) {
    this.#since = now;
  }

  /** Never decreases as long as the monotonic clock does not. */
  read(now: Clocks): ClockReading {
    const passedMs = now.monotonicMs - this.#since.monotonicMs;
    const aheadMs = now.wallMs - this.#since.wallMs - passedMs;
    const steadyMs = this.#steadyMs + passedMs + (aheadMs > SLEPT_MS ? aheadMs : 0);
    // Restarts the comparison. Otherwise, a wall clock that was set back would hide later sleep.
    if (aheadMs > SLEPT_MS || aheadMs < 0) {
      this.#steadyMs = steadyMs;
      this.#since = now;
    }
    return { steadyMs, wallMs: now.wallMs };
  }
}
