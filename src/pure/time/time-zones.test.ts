import { expect, test } from 'vitest';
import { timeZoneNames, timeZoneOr } from './time-zones.ts';

test('time zones are named once, UTC first, the chosen ones among them', () => {
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
])('the zone of the option %j in a browser in %s is %s', (name, browserZone, timeZone) => {
  expect(timeZoneOr(name, browserZone)).toBe(timeZone);
});
