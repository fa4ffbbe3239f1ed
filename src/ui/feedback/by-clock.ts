import { useEffect, useLayoutEffect } from 'react';

/** The time that has just been drawn. */
let drawn: unknown;

/** Whether the effects that run now are of a change that a clock has made, and not the visitor. */
export const isByClock = (): boolean => drawn !== undefined;

/** For who draws by a clock: tells it to the effects of what is drawn below, which run before its own. */
export function useByClock(time: unknown): void {
  useLayoutEffect(() => {
    drawn = time;
  }, [time]);
  useEffect(() => {
    if (drawn === time) drawn = undefined;
  }, [time]);
}
