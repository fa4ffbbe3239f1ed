import { useEffect, useState } from 'react';

interface Countdown {
  /** Seconds left; `undefined` if no countdown is running. */
  readonly left: number | undefined;
  /** Runs the action after the given number of seconds, or immediately for 0. */
  readonly begin: (seconds: number, action: () => void) => void;
  readonly cancel: () => void;
}

interface Counting {
  readonly left: number;
  readonly stream: MediaStream | undefined;
  readonly action: () => void;
}

const SECOND_MS = 1000;

/** A countdown for a stream. Its action does not run if the camera is lost or another one is selected meanwhile. */
export function useCountdown(stream: MediaStream | undefined): Countdown {
  const [latest, setLatest] = useState<Counting>();
  const counting = latest?.stream === stream ? latest : undefined;

  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => {
      setLatest(counting.left > 1 ? { ...counting, left: counting.left - 1 } : undefined);
      if (counting.left === 1) counting.action();
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [counting]);

  return {
    left: counting?.left,
    begin: (seconds, action) => {
      if (seconds === 0) action();
      else setLatest({ left: seconds, stream, action });
    },
    cancel: () => setLatest(undefined),
  };
}
