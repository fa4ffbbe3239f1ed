import { DAY_MS } from '#pure/time/calendar-day.ts';

const DATE = /^\s*(?<date>\d{4}-\d\d-\d\d)(?=$|[T\s,])/;

/**
 * Moves a meeting that begins with its date by a number of days and keeps the rest of the text. Returns `undefined` for any other text.
 * Works on the text so that two quick presses move it twice, although the grid is updated later.
 */
export function moveDay(meeting: string, days: number): string | undefined {
  const date = DATE.exec(meeting)?.groups?.['date'];
  const moved = date === undefined ? Number.NaN : Date.parse(date) + days * DAY_MS;
  if (date === undefined || Number.isNaN(moved)) return undefined;
  const written = new Date(moved).toISOString().slice(0, -'T00:00:00.000Z'.length);
  return written.length === date.length ? meeting.replace(date, written) : undefined;
}
