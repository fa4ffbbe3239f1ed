import type { Reading } from './reading.ts';

/**
 * The instant of a reading in nanoseconds since 1970. `undefined` if it depends on time zone rules: for a named zone, and for the visitor's
 * zone unless that is UTC.
 */
export function instantOf(reading: Reading, timeZone: string): bigint | undefined {
  if (reading.kind === 'instant') return reading.nanoseconds;
  if (reading.kind !== 'clock') return undefined;
  const { year, month, day, hour, minute, second, fraction, offsetSeconds, timeZone: named } = reading.clock;
  const offset = offsetSeconds ?? (timeZone === 'UTC' ? 0 : undefined);
  if (offset === undefined || named !== undefined) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const milliseconds = date.setUTCHours(hour, minute, second - offset);
  return Number.isNaN(milliseconds) ? undefined : BigInt(milliseconds) * 1_000_000n + BigInt(fraction.padEnd(9, '0').slice(0, 9));
}
