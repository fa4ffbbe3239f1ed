import { useEffect, useState } from 'react';
import { keepRequestTimings } from '../../../platform/offline/keep-request-timings.ts';
import { type PageRequest, requestOf } from './request.ts';

export interface Requests {
  /** In chronological order. */
  readonly made: readonly PageRequest[];
  /** The number of requests that the browser dropped. */
  readonly forgotten: number;
}

interface DroppedEntries {
  readonly droppedEntriesCount?: number;
}

type Entry = PerformanceResourceTiming; // navigation entries extend this type

/**
 * All requests since the page was opened, updated live. Browsers do not report requests of workers. `undefined` until the first entries
 * arrive.
 */
export function useRequests(): Requests | undefined {
  const [requests, setRequests] = useState<Requests>();
  useEffect(() => {
    keepRequestTimings();
    const observer = new PerformanceObserver((list, _observer, ...rest: readonly unknown[]) => {
      const { droppedEntriesCount = 0 } = (rest[0] ?? {}) as DroppedEntries; // Performance Timeline, section 4.2.1; missing from TypeScript's types
      const entries = list.getEntries() as Entry[]; // guaranteed by the observed types
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
