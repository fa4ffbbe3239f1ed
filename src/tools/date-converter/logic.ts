import { defineOperation } from '#core/operation.ts';
import { loadTemporal } from '#formats/temporal.ts';
import { timeZoneOr } from '#formats/time-zones.ts';
import { convertDateTime } from './convert-date-time.ts';
import { inputs, options } from './fields.ts';
import { parseTimeZones } from './time-zone-list.ts';

export const operations = {
  convert: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    async run({ dateTime }, { inputFormat, timeZone, otherZones }, { now }) {
      const temporal = await loadTemporal();
      const here = { temporal, timeZone: timeZoneOr(timeZone, temporal.Now.timeZoneId()), nowMs: now().getTime() };
      return convertDateTime({ dateTime, inputFormat, otherZones: parseTimeZones(otherZones) }, here);
    },
  }),
};
