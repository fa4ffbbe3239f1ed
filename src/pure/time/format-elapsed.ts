const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `mm:ss`, and from one hour on `hh:mm:ss` with as many digits of hours as there are. Parts of a second are cut. */
export function formatSeconds(durationMs: number): string {
  const seconds = Math.floor(durationMs / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = twoDigits(Math.floor(seconds / 60) % 60);
  return `${hours > 0 ? `${twoDigits(hours)}:` : ''}${minutes}:${twoDigits(seconds % 60)}`;
}

/** The same with milliseconds: `mm:ss.mmm`. Parts of a millisecond are cut. */
export const formatElapsed = (durationMs: number): string =>
  `${formatSeconds(durationMs)}.${String(Math.floor(durationMs) % 1000).padStart(3, '0')}`;
