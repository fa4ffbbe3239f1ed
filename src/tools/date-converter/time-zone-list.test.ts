import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeZoneNames } from '#pure/time/time-zones.ts';
import { parseTimeZones } from './time-zone-list.ts';

test('a list of time zones contains each once, without invalid ones', () => {
  expect(parseTimeZones('UTC,,Asia/Tokyo,x,UTC')).toEqual(['UTC', 'Asia/Tokyo']);
  expect(parseTimeZones('')).toEqual([]);
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...timeZoneNames())), (names) => {
      expect(parseTimeZones(names.join(','))).toEqual(names);
    }),
  );
});
