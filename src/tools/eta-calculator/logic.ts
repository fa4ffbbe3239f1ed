import { defineOperation } from '#core/operation.ts';
import { loadTemporal } from '#formats/temporal.ts';
import { estimate } from './estimate.ts';
import { inputs, options } from './fields.ts';

export const operations = {
  estimate: defineOperation({
    inputs,
    options,
    produces: 'text',
    thread: 'main',
    async run(given, wish, { now }) {
      const temporal = await loadTemporal();
      const nowMs = now().getTime();
      return estimate(given, wish, { temporal, timeZone: temporal.Now.timeZoneId(), openedMs: nowMs, nowMs });
    },
  }),
};
