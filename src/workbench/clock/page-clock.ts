import type { ClockReading } from '#pure/time/clock-reading.ts';
import { type Clocks, SteadyClock } from './steady-clock.ts';

const clocks = (): Clocks => ({ monotonicMs: performance.now(), wallMs: Date.now() });

let clock: SteadyClock | undefined;

/** The time now. For event handlers and effects: what is rendered from it is old at once (see useAnimationClock). */
export const readClock = (): ClockReading => (clock ??= new SteadyClock(clocks())).read(clocks());
