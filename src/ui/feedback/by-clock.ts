import { useEffect, useLayoutEffect } from 'react';

/** The time of the current render by a clock. */
let drawn: unknown;

/** Whether the running effects belong to a change made by a clock, not by the visitor. */
export const isByClock = (): boolean => drawn !== undefined;

/** Marks a render as made by a clock. The effects of child components run first and see the mark. */
export function useByClock(time: unknown): void {
  useLayoutEffect(() => {
    drawn = time;
  }, [time]);
  useEffect(() => {
    if (drawn === time) drawn = undefined;
  }, [time]);
}
