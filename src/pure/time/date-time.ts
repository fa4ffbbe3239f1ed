/** The last instant in the range of `Date`, in milliseconds since 1970: ECMA-262, section 21.4.1.1. */
const MAX_MS = 8.64e15;

/** Whether an instant, in seconds since 1970, is in the range of `Date`. */
export const isDateTime = (epochSeconds: number): boolean => Math.abs(epochSeconds) * 1000 <= MAX_MS;

/**
 * Formats an instant in the range of `Date` as `2011-03-22 18:43:00 UTC`, truncated to seconds. Years before 0 and after 9999 have a sign
 * and six digits.
 */
export const formatDateTimeInUtc = (epochSeconds: number): string => `${isoDateTime(epochSeconds)} UTC`;

/**
 * Formats an instant in the range of `Date` as `2011-03-22 19:43:00 +01:00`: the local time in an IANA time zone with its offset at that
 * time, truncated to seconds. The offset of a local mean time includes seconds: `+00:09:21`.
 */
export function formatDateTimeInZone(epochSeconds: number, timeZone: string): string {
  const offset = offsetOf(epochSeconds, timeZone);
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  const offsetSeconds = hours * 3600 + minutes * 60 + seconds;
  return `${isoDateTime(epochSeconds + (offset.startsWith('-') ? -offsetSeconds : offsetSeconds))} ${offset}`;
}

/** The offset in the form `+01:00`. Intl writes `GMT+01:00`, or just `GMT` without an offset. */
function offsetOf(epochSeconds: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(epochSeconds * 1000).find((part) => part.type === 'timeZoneName')?.value;
  return name?.slice('GMT'.length) || '+00:00';
}

/** At both ends of the range, local time can be outside the range of `Date`, so it is clamped. */
function isoDateTime(epochSeconds: number): string {
  const ms = Math.min(MAX_MS, Math.max(-MAX_MS, Math.floor(epochSeconds) * 1000));
  return new Date(ms).toISOString().replace('T', ' ').slice(0, -'.000Z'.length);
}
