/** `1920 × 1080 px`; parts of a pixel are rounded. */
export const formatPixels = (width: number, height: number): string => `${Math.round(width)} × ${Math.round(height)} px`;

/** Up to three decimals: `1.333`, `2`. */
export const formatRatio = (ratio: number): string => String(Number(ratio.toFixed(3)));

/** `12.3 GiB`, of 2^30 bytes each. */
export const formatGibibytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GiB`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * `UTC+01:00`: how far clocks are ahead of UTC, as people write it.
 * `Date.getTimezoneOffset` counts the other way: its minutes are those that UTC is ahead.
 */
export function formatUtcOffset(timezoneOffset: number): string {
  const minutes = Math.abs(timezoneOffset);
  return `UTC${timezoneOffset > 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}
