import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadTemporal } from '#pure/time/temporal.ts';
import { runs } from '#test/support/runs.ts';
import { localDateTime } from './local-time.ts';
import { minutesAtNight, minutesAtWork, workingDays } from './work-time.ts';
import { ZoneClock } from './zone-clock.ts';

const temporal = await loadTemporal();
const MINUTE_MS = 60_000;

const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC', '+05:30');
/** Moments from 2020 to 2026, which include clock changes, in whole minutes. */
const start = fc.integer({ min: Date.UTC(2020, 0) / MINUTE_MS, max: Date.UTC(2026, 0) / MINUTE_MS }).map((minutes) => minutes * MINUTE_MS);

test('the local times match Temporal', () => {
  fc.assert(
    fc.property(zone, start, (name, epochMs) => {
      const local = temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO(name).toPlainDateTime();
      expect(localDateTime(new ZoneClock(temporal, name).localMs(epochMs))).toBe(local.toString().slice(0, 16).replace('T', ' '));
    }),
    { numRuns: runs(100) },
  );
});

test('minutes at work and at night match the local time of each minute', () => {
  const hours = fc.record({ from: fc.integer({ min: 0, max: 1439 }), length: fc.integer({ min: 1, max: 1439 }) });
  const days = fc.constantFrom<readonly number[]>(...Object.values(workingDays));
  fc.assert(
    fc.property(
      zone,
      start,
      fc.integer({ min: 1, max: 1440 }),
      hours,
      days,
      (name, from, length, { from: begins, length: lasts }, working) => {
        const clock = new ZoneClock(temporal, name);
        const moments = Array.from({ length }, (_, index) =>
          temporal.Instant.fromEpochMilliseconds(from + index * MINUTE_MS).toZonedDateTimeISO(name),
        );
        const isAtWork = moments.filter((moment) => {
          const minute = moment.hour * 60 + moment.minute;
          const today = moment.dayOfWeek - 1;
          const isOfToday = working.includes(today) && minute >= begins && minute < begins + lasts;
          const isOfYesterday = working.includes((today + 6) % 7) && minute + 1440 < begins + lasts;
          return isOfToday || isOfYesterday;
        });
        const span = { from, to: from + length * MINUTE_MS };
        expect(minutesAtWork(span, { clock, hours: { from: begins, to: begins + lasts }, days: working })).toBe(isAtWork.length);
        expect(minutesAtNight(span, clock)).toBe(moments.filter(({ hour }) => hour >= 22 || hour < 7).length);
      },
    ),
    { numRuns: runs(20) },
  );
});
