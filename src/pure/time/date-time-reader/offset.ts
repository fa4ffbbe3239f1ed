/** Offsets as in ISO 8601 and RFC 5322, and with the seconds of local mean times, as `Temporal` writes them. */
export const OFFSET = String.raw`[+-]\d\d(?::?\d\d(?::?\d\d)?)?`;

/**
 * Parses an offset from UTC, in seconds, such as `Z`, `+02`, `+0200`, `+02:00`, or `+00:09:21`. NaN if hours, minutes, or seconds are out
 * of range.
 */
export function parseOffset(text: string): number {
  if (/^z$/i.test(text)) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = (text.match(/\d\d/g) ?? []).map(Number);
  if (hours > 23 || minutes > 59 || seconds > 59) return Number.NaN;
  return (hours * 3600 + minutes * 60 + seconds) * (text.startsWith('-') ? -1 : 1);
}

/** Formats an offset given in nanoseconds, as in `Temporal`: `+02:00`, or `+00:09:21` if it is not in whole minutes. */
export function formatOffset(nanoseconds: number): string {
  const seconds = Math.abs(nanoseconds) / 1e9;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return (nanoseconds < 0 ? '-' : '+') + (parts[2] === '00' ? parts.slice(0, 2) : parts).join(':');
}
