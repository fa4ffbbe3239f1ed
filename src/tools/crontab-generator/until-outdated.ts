import type { ListedRuns, RunsRequest } from './list-runs.ts';

/** Caches the last list while the request is the same and its first run has not started, because a long list takes longer than a frame. */
export function untilOutdated(list: (request: RunsRequest, now: Date) => ListedRuns): (request: RunsRequest, now: Date) => ListedRuns {
  let last: { readonly request: string; readonly sinceMs: number; readonly listed: ListedRuns } | undefined;
  return (request, now) => {
    const requestKey = JSON.stringify(request);
    const nowMs = now.getTime();
    if (last?.request === requestKey && isUpToDate(last, nowMs)) return last.listed;
    last = { request: requestKey, sinceMs: nowMs, listed: list(request, now) };
    return last.listed;
  };
}

/** Also returns false if the system clock was set back. */
function isUpToDate({ sinceMs, listed }: { readonly sinceMs: number; readonly listed: ListedRuns }, nowMs: number): boolean {
  const untilMs = listed.ok ? listed.value?.untilMs : undefined;
  return untilMs === undefined || (sinceMs <= nowMs && nowMs < untilMs);
}
