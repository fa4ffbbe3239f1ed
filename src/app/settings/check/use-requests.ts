import { useEffect, useState } from 'react';
import { keepRequestTimings } from '../../offline/keep-request-timings.ts';
import { type PageRequest, requestOf } from './request.ts';

export interface Requests {
  /** In their order. */
  readonly made: readonly PageRequest[];
  /** How many the browser has forgotten. */
  readonly forgotten: number;
}

interface Told {
  readonly droppedEntriesCount?: number;
}

type Entry = PerformanceResourceTiming; // a navigation is one, too

/** All requests of this page since it was opened, as they come in; those of workers the browser does not tell. `undefined` where it tells of none. */
export function useRequests(): Requests | undefined {
  const [requests, setRequests] = useState<Requests>();
  useEffect(() => {
    keepRequestTimings();
    const observer = new PerformanceObserver((list, _observer, ...rest: readonly unknown[]) => {
      const { droppedEntriesCount = 0 } = (rest[0] ?? {}) as Told; // Performance Timeline, section 4.2.1; the compiler does not know it yet
      const entries = list.getEntries() as Entry[]; // of the types that are observed
      const made = entries.toSorted((one, other) => one.startTime - other.startTime).map((entry) => requestOf(entry, location.origin));
      setRequests((before) => ({ made: [...(before?.made ?? []), ...made], forgotten: (before?.forgotten ?? 0) + droppedEntriesCount }));
    });
    for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
    return () => {
      observer.disconnect();
      setRequests(undefined);
    };
  }, []);
  return requests;
}
