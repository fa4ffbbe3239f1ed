import { useEffect, useState } from 'react';

interface Countdown {
  /** Seconds that are left; `undefined` while nothing is counted. */
  readonly left: number | undefined;
  /** Does it after so many seconds, or at once after none. */
  readonly begin: (seconds: number, action: () => void) => void;
  readonly cancel: () => void;
}

const SECOND_MS = 1000;

export function useCountdown(): Countdown {
  const [counting, setCounting] = useState<{ readonly left: number; readonly action: () => void }>();

  useEffect(() => {
    if (!counting) return;
    const { left, action } = counting;
    const timer = setTimeout(() => {
      setCounting(left > 1 ? { left: left - 1, action } : undefined);
      if (left === 1) action();
    }, SECOND_MS);
    return () => clearTimeout(timer);
  }, [counting]);

  return {
    left: counting?.left,
    begin: (seconds, action) => {
      if (seconds === 0) action();
      else setCounting({ left: seconds, action });
    },
    cancel: () => setCounting(undefined),
  };
}
