/** Formats a size as `1920 × 1080 px`. Fractions of a pixel are rounded. */
export const formatPixels = (width: number, height: number): string => `${Math.round(width)} × ${Math.round(height)} px`;

/** Formats a ratio with up to three decimals: `1.333`, `2`. */
export const formatRatio = (ratio: number): string => String(Number(ratio.toFixed(3)));

/** Formats bytes as `12.3 GiB` (2^30 bytes each). */
export const formatGibibytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GiB`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats an offset as `UTC+01:00`, by which clocks are ahead of UTC. `Date.getTimezoneOffset` has the opposite sign. */
export function formatUtcOffset(timezoneOffset: number): string {
  const minutes = Math.abs(timezoneOffset);
  return `UTC${timezoneOffset > 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
