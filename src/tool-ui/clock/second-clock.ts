import { readClock } from './page-clock.ts';

/** Epoch milliseconds in whole seconds. */
export interface SecondClock {
  /** The time when the clock was started. */
  readonly openedMs: number;
  readonly nowMs: number;
}

const SECOND_MS = 1000;

/** Reports the time at once and then every second, but not while the page is hidden. Returns a function that stops the clock. */
export function startSecondClock(onTick: (clock: SecondClock) => void): () => void {
  let openedMs: number | undefined;
  let timer: number | undefined;
  const tick = (): void => {
    const { wallMs } = readClock();
    const sinceSecondMs = wallMs % SECOND_MS;
    const nowMs = wallMs - sinceSecondMs;
    openedMs ??= nowMs;
    clearTimeout(timer);
    if (!document.hidden) timer = window.setTimeout(tick, SECOND_MS - sinceSecondMs);
    onTick({ openedMs, nowMs });
  };
  tick();
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
