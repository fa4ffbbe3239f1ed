import type { ListedRuns, RunsRequest } from './list-runs.ts';

/** The same list as long as it is asked for again and the first of its runs has not come: to make a long one takes longer than a frame. */
export function untilOutdated(list: (request: RunsRequest, now: Date) => ListedRuns): (request: RunsRequest, now: Date) => ListedRuns {
  let last: { readonly request: string; readonly sinceMs: number; readonly listed: ListedRuns } | undefined;
  return (request, now) => {
    const asked = JSON.stringify(request);
    const nowMs = now.getTime();
    if (last?.request === asked && isUpToDate(last, nowMs)) return last.listed;
    last = { request: asked, sinceMs: nowMs, listed: list(request, now) };
    return last.listed;
  };
}

/** Not when the clock of the computer was set back, either. */
function isUpToDate({ sinceMs, listed }: { readonly sinceMs: number; readonly listed: ListedRuns }, nowMs: number): boolean {
  const untilMs = listed.ok ? listed.value?.untilMs : undefined;
  return untilMs === undefined || (sinceMs <= nowMs && nowMs < untilMs);
}
