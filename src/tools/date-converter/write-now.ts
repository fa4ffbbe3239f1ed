import type { Here } from './convert-date-time.ts';
import { dateWriters } from './write-date-time.ts';

/** The current time as ISO 8601 in the zone. */
export const writeNow = ({ temporal, timeZone, nowMs }: Here): string =>
  dateWriters.iso8601(temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(timeZone)) ?? '';
