import { fail, ok, type Result } from '#core/result.ts';
import { parseIsoDateTime } from '#pure/time/iso-date-time.ts';
import type { CronFormat } from './cron-format.ts';
import { nextRuns, runFormat } from './next-runs.ts';
import { parseSchedule } from './parse-schedule.ts';

export interface RunsRequest {
  readonly expression: string;
  readonly format: CronFormat;
  /** A name of the IANA database. */
  readonly timeZone: string;
  /** The local time in the zone, as `2026-01-31 09:30` or with seconds; empty for now. */
  readonly startFrom: string;
  readonly runs: number;
}

/** Parses a local start time and formats it as `2026-01-31T09:30:00`; empty for blank text. Error: `notAStart`, for `startFrom`. */
export function parseStart(typed: string) {
  const start = typed.trim();
  if (start === '') return ok('');
  const clock = /^\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?$/.test(start) ? parseIsoDateTime(start) : undefined;
  return clock
    ? ok(new Date(clock.epochSeconds * 1000).toISOString().slice(0, -'.000Z'.length))
    : fail('notAStart', { field: 'startFrom' });
}

export interface RunList {
  /** One run per line. */
  readonly text: string;
  /**
   * The epoch milliseconds when the first run starts and the list becomes outdated; `undefined` if the list does not depend on the time.
   */
  readonly untilMs: number | undefined;
}

export type ListedRuns = Result<RunList | null>;

/** Lists the next runs of an expression; `null` without an expression. Errors: those of `parseSchedule`, `parseStart`, and `nextRuns`. */
export function listRuns({ expression, format, timeZone, startFrom, runs }: RunsRequest, now: Date): ListedRuns {
  const schedule = parseSchedule(expression, format);
  if (!schedule.ok) return schedule;
  const start = parseStart(startFrom);
  if (!start.ok) return start;
  if (!schedule.value) return ok(null);
  const found = nextRuns(schedule.value, { timeZone, after: start.value === '' ? now : start.value, count: runs });
  if (!found.ok) return found;
  const untilMs = start.value === '' ? found.value[0]?.getTime() : undefined;
  return ok<RunList>({ text: found.value.map(runFormat(timeZone)).join('\n'), untilMs });
}
