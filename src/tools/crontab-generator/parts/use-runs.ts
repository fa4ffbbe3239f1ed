import { useState } from 'react';
import { hasInvalidNumber, type Outcome } from '#workbench/outcome.ts';
import { useSecondClock } from '#workbench/use-second-clock.ts';
import { useStable } from '#workbench/use-stable.ts';
import { listRuns, type RunList, type RunsError, type RunsRequest } from '../list-runs.ts';

interface Listed {
  readonly request: RunsRequest;
  readonly sinceMs: number;
  readonly outcome: Outcome<RunList, RunsError>;
}

/** The next runs as of now: listed anew once the first of them has come. There are none before the page has a clock. */
export function useRuns(wanted: RunsRequest): Outcome<RunList, RunsError> {
  const clock = useSecondClock();
  const request = useStable(wanted);
  const [listed, list] = useState<Listed>();
  if (!clock || hasInvalidNumber(request)) return undefined;
  if (listed?.request === request && isUpToDate(listed, clock.nowMs)) return listed.outcome;
  const outcome = listRuns(request, new Date(clock.nowMs));
  list({ request, sinceMs: clock.nowMs, outcome });
  return outcome;
}

/** Also when the clock of the computer was set. */
function isUpToDate({ sinceMs, outcome }: Listed, nowMs: number): boolean {
  const untilMs = outcome?.ok ? outcome.value.untilMs : undefined;
  return untilMs === undefined || (sinceMs <= nowMs && nowMs < untilMs);
}
