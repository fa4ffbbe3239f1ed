import type { ClockReading } from '#pure/time/clock-reading.ts';

/** Both clocks of a browser at one moment, in milliseconds. */
export interface Clocks {
  /** `performance.now()`: never goes back, but may stand still while the computer sleeps. */
  readonly monotonicMs: number;
  /** `Date.now()`: goes on during sleep, but may be set back or forth. */
  readonly wallMs: number;
}

/** What the wall clock is ahead before it counts: less than that is one clock running a little faster than the other. */
const SLEPT_MS = 1000;

/** A monotonic clock that makes up for the time the computer slept, which it learns from the wall clock. */
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
    // From here on the clocks are compared anew; a wall clock that was set back would else hide a later sleep.
    if (aheadMs > SLEPT_MS || aheadMs < 0) {
      this.#steadyMs = steadyMs;
      this.#since = now;
    }
    return { steadyMs, wallMs: now.wallMs };
  }
}
