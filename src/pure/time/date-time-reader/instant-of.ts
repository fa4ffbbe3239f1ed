import type { Reading } from './reading.ts';

/** Nanoseconds from 1970 of what needs no rules of a time zone; `undefined` for the clock of a zone that is named, or of the visitor's unless that is UTC. */
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
