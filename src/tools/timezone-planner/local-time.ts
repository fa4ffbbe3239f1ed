import { DAY_MS } from '#pure/time/calendar-day.ts';

/** The day number since 1970 for a local time, which is in milliseconds as if the clock were in UTC. */
export const localDay = (localMs: number): number => Math.floor(localMs / DAY_MS);

const iso = (localMs: number): string => new Date(localMs).toISOString();

/** `2026-03-10`. Years after 9999 have a sign. */
export const localDate = (localMs: number): string => iso(localMs).slice(0, -'T15:00:00.000Z'.length);

/** `15:00`, or `15:00:30` if the seconds are not zero. */
export const localClock = (localMs: number): string => iso(localMs).slice(-'15:00:00.000Z'.length, -'.000Z'.length).replace(/:00$/, '');

/** `2026-03-10 15:00`. */
export const localDateTime = (localMs: number): string => `${localDate(localMs)} ${localClock(localMs)}`;

/** `+05:30`, or `+00:09:21` for local mean time. */
export function offsetText(offsetMs: number): string {
  const clock = new Date(Math.abs(offsetMs)).toISOString().slice('1970-01-01T'.length, -'.000Z'.length).replace(/:00$/, '');
  return (offsetMs < 0 ? '-' : '+') + clock;
}
