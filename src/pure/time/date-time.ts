/** The last instant that `Date` can hold, in milliseconds from 1970: ECMA-262, section 21.4.1.1. */
const MAX_MS = 8.64e15;

/** Whether `Date` can hold the instant, in seconds from 1970. */
export const isDateTime = (epochSeconds: number): boolean => Math.abs(epochSeconds) * 1000 <= MAX_MS;

/** An instant that `Date` can hold as `2011-03-22 18:43:00 UTC`, cut to the second. Years before 0 and after 9999 have a sign and six digits. */
export const formatDateTimeInUtc = (epochSeconds: number): string => `${isoDateTime(epochSeconds)} UTC`;

/**
 * An instant that `Date` can hold as `2011-03-22 19:43:00 +01:00`: the wall clock of an IANA time zone with the offset then in force,
 * cut to the second. The offset of a local mean time has seconds, too: `+00:09:21`.
 */
export function formatDateTimeInZone(epochSeconds: number, timeZone: string): string {
  const offset = offsetOf(epochSeconds, timeZone);
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  const offsetSeconds = hours * 3600 + minutes * 60 + seconds;
  return `${isoDateTime(epochSeconds + (offset.startsWith('-') ? -offsetSeconds : offsetSeconds))} ${offset}`;
}

/** `+01:00`; Intl writes `GMT+01:00`, and a bare `GMT` where there is no offset. */
function offsetOf(epochSeconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(epochSeconds * 1000).find((part) => part.type === 'timeZoneName')?.value;
  return name?.slice('GMT'.length) || '+00:00';
}

/** At either end of time the wall clock of a zone is beyond what `Date` holds: there it stands still. */
function isoDateTime(epochSeconds: number): string {
  const ms = Math.min(MAX_MS, Math.max(-MAX_MS, Math.floor(epochSeconds) * 1000));
  return new Date(ms).toISOString().replace('T', ' ').slice(0, -'.000Z'.length);
}
