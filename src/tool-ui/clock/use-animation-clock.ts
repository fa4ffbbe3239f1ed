import { useEffect, useState } from 'react';
import type { ClockReading } from '#pure/time/clock-reading.ts';
import { readClock } from './page-clock.ts';

const notYet: ClockReading = { steadyMs: Number.NEGATIVE_INFINITY, wallMs: Number.NEGATIVE_INFINITY };

/**
 * The time of the latest animation frame. Updates with every frame while the page is visible, and not while it is hidden.
 * Minus infinity before the first frame. Use it in a small component.
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
