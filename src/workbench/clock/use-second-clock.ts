import { useEffect, useState } from 'react';
import { useByClock } from '#ui/feedback/by-clock.ts';
import { readClock } from './page-clock.ts';

/** Epoch milliseconds in whole seconds. */
export interface SecondClock {
  /** The time when the view was opened. */
  readonly openedMs: number;
  readonly nowMs: number;
}

const SECOND_MS = 1000;

/** The time, updated once a second, and not while the page is hidden. `undefined` in prerendered pages and if `isWanted` is false. */
export function useSecondClock(isWanted = true): SecondClock | undefined {
  const [clock, setClock] = useState<SecondClock>();
  useByClock(clock);
  useEffect(() => {
    if (!isWanted) return;
    let timer: number | undefined;
    const tick = (): void => {
      const { wallMs } = readClock();
      const sinceSecondMs = wallMs % SECOND_MS;
      const nowMs = wallMs - sinceSecondMs;
      setClock((before) => ({ openedMs: before?.openedMs ?? nowMs, nowMs }));
      clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(tick, SECOND_MS - sinceSecondMs);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isWanted]);
  return clock;
}
