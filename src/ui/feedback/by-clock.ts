import { useEffect, useLayoutEffect } from 'react';

/** The time of the current render by a clock. */
let renderedTime: unknown;

/** Whether the running effects belong to a change made by a clock, not by the visitor. */
export const isByClock = (): boolean => renderedTime !== undefined;

/** Marks a render as made by a clock. The effects of child components run first and see the mark. */
export function useByClock(time: unknown): void {
  useLayoutEffect(() => {
    renderedTime = time;
  }, [time]);
  useEffect(() => {
    if (renderedTime === time) renderedTime = undefined;
  }, [time]);
}
