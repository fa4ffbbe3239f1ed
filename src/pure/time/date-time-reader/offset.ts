/** As in ISO 8601, in RFC 5322, and with the seconds of local mean times, as `Temporal` writes them. */
export const OFFSET = String.raw`[+-]\d\d(?::?\d\d(?::?\d\d)?)?`;

/** Seconds that the clock is ahead of UTC, by `Z`, `+02`, `+0200`, `+02:00` or `+00:09:21`; NaN for hours and minutes that no clock has. */
export function parseOffset(text: string): number {
  if (/^z$/i.test(text)) return 0;
  const [hours = 0, minutes = 0, seconds = 0] = (text.match(/\d\d/g) ?? []).map(Number);
  if (hours > 23 || minutes > 59 || seconds > 59) return Number.NaN;
  return (hours * 3600 + minutes * 60 + seconds) * (text.startsWith('-') ? -1 : 1);
}

/** `+02:00`, and `+00:09:21` where the offset is not in whole minutes, from nanoseconds, as `Temporal` counts it. */
export function formatOffset(nanoseconds: number): string {
  const seconds = Math.abs(nanoseconds) / 1e9;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return (nanoseconds < 0 ? '-' : '+') + (parts[2] === '00' ? parts.slice(0, 2) : parts).join(':');
}
