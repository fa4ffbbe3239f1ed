import type { ClockReading } from '#pure/time/clock-reading.ts';
import { type Clocks, SteadyClock } from './steady-clock.ts';

const clocks = (): Clocks => ({ monotonicMs: performance.now(), wallMs: Date.now() });

let clock: SteadyClock | undefined;

/** The current time, for event handlers and effects. To render the time, see useAnimationClock. */
export const readClock = (): ClockReading => (clock ??= new SteadyClock(clocks())).read(clocks());
