const SECOND_NS = 1_000_000_000n;

/** Formats nanoseconds since 1970 in UTC as `2023-11-14 22:13:20.123`. Decimals are in groups of three, and left out if zero. */
export function utcClock(nanoseconds: bigint): string {
  const rest = ((nanoseconds % SECOND_NS) + SECOND_NS) % SECOND_NS;
  const seconds = new Date(Number((nanoseconds - rest) / SECOND_NS) * 1000).toISOString().slice(0, -'.000Z'.length);
  const decimals = rest === 0n ? '' : `.${String(rest).padStart(9, '0')}`.replace(/(?:000){1,2}$/, '');
  return seconds.replace('T', ' ') + decimals;
}

/** Converts the output of `utcClock` to ISO 8601. */
export const isoOfUtcClock = (clock: string): string => `${clock.replace(' ', 'T')}Z`;
