import { useEffect, useState } from 'react';
import type { ClockReading } from '#pure/time/clock-reading.ts';
import { readClock } from './page-clock.ts';

const notYet: ClockReading = { steadyMs: Number.NEGATIVE_INFINITY, wallMs: Number.NEGATIVE_INFINITY };

/**
 * The time at the latest frame, for a display that runs: redrawn with every frame while the page is seen, not at all while it is hidden.
 * Before the first frame it is minus infinity. Use it in a small component of its own.
 */
export function useAnimationClock(isRunning: boolean): ClockReading {
  const [now, setNow] = useState(notYet);
  useEffect(() => {
    if (!isRunning) return;
    const draw = (): void => {
      setNow(readClock());
      frame = requestAnimationFrame(draw);
    };
    let frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [isRunning]);
  return now;
}
