import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isTimeZone, timeZoneNames, timeZoneOr } from './time-zones.ts';

test('lists time zones once, with UTC first and the chosen ones included', () => {
  const names = timeZoneNames(['Etc/GMT+3', 'UTC']);
  expect(names[0]).toBe('UTC');
  expect(names).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Paris', 'Etc/GMT+3']));
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['', 'Europe/Paris', 'Europe/Paris'],
  ['Asia/Tokyo', 'Europe/Paris', 'Asia/Tokyo'],
  ['Europe/Atlantis', 'Europe/Paris', 'Europe/Paris'],
  ['+02:00', 'Europe/Paris', 'Europe/Paris'],
  ['', 'Etc/UTC', 'UTC'],
  ['NST', 'Europe/Paris', 'Europe/Paris'], // New Zealand in ICU, Newfoundland in common use, and unknown to the IANA database
  ['EST5EDT', 'Europe/Paris', 'EST5EDT'],
])('the zone of the option %j in a browser in %s is %s', (name, browserZone, timeZone) => {
  expect(timeZoneOr(name, browserZone)).toBe(timeZone);
});

test('Temporal accepts every three-letter name that is accepted as a time zone', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const names = letters.flatMap((first) => letters.flatMap((second) => letters.map((third) => first + second + third)));
  const accepted = names.filter(isTimeZone);
  expect(accepted).toEqual(expect.arrayContaining(['CET', 'EST', 'UTC']));
  const refused = accepted.filter((name) => {
    try {
      Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name);
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toEqual([]);
});
