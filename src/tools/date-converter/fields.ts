import { choice, defineInputs, defineOptions, text } from '#core/fields.ts';
import { dateFormats } from './date-format.ts';

export const inputs = defineInputs({ dateTime: text({ sample: '2023-04-12T23:10:24+02:00' }) });

export const options = defineOptions({
  inputFormat: choice(['auto', ...dateFormats], 'auto'),
  /** Of the IANA database; empty, or anything that is none, for that of the browser. */
  timeZone: text(),
  /** The zones of the world clock, parted by commas. */
  otherZones: text({ initial: 'UTC,America/New_York,Europe/London,Asia/Kolkata,Asia/Tokyo' }),
});
