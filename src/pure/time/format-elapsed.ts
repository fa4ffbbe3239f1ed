const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A duration as `mm:ss`, or `hh:mm:ss` with any number of hours from one hour on. Fractions of a second are truncated. */
export function formatSeconds(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = twoDigits(Math.floor(seconds / 60) % 60);
  return `${hours > 0 ? `${twoDigits(hours)}:` : ''}${minutes}:${twoDigits(seconds % 60)}`;
}

/** A duration with milliseconds: `mm:ss.mmm`. Fractions of a millisecond are truncated. */
export const formatElapsed = (durationMs: number): string =>
  `${formatSeconds(durationMs)}.${String(Math.floor(durationMs) % 1000).padStart(3, '0')}`;
