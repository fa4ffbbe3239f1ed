import { useEffect, useState } from 'react';

interface Countdown {
  /** Seconds that are left; `undefined` while nothing is counted. */
  readonly left: number | undefined;
  /** Does it after so many seconds, or at once after none. */
  readonly begin: (seconds: number, action: () => void) => void;
  readonly cancel: () => void;
}

interface Counting {
  readonly left: number;
  readonly stream: MediaStream | undefined;
  readonly action: () => void;
}

const SECOND_MS = 1000;

/** Counts down to something about a stream: when the camera is lost or another one is chosen meanwhile, it does not happen. */
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
