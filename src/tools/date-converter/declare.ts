import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { type RowOutput, row, rows, table } from '#core/outputs.ts';
import { dateFormats, type WrittenFormat, writtenFormats } from '#pure/time/date-time-reader/date-format.ts';

const words = row({ isProse: true });

/** In page order. */
const formats = {
  detectedFormat: words,
  ...(Object.fromEntries(writtenFormats.map((name) => [name, row()])) as Record<WrittenFormat, RowOutput>), // has all notations
  relative: words,
};

export const formatNames = namesOf(formats);

export const declaration = declareTool({
  /** Empty for now. */
  inputs: { dateTime: text({ singleLine: true, sample: '2023-04-12T23:10:24+02:00' }) },
  options: {
    inputFormat: choice(['auto', ...dateFormats], 'auto'),
    /** A name of the IANA database. If it is empty or unknown, the browser's time zone applies. */
    timeZone: text(),
    /** The zones of the world clock, separated by commas. */
    otherZones: text({ initial: 'UTC,America/New_York,Europe/London,Asia/Kolkata,Asia/Tokyo' }),
  },
  outputs: { ...formats, clocks: rows(), otherReadings: table(['format', 'utc']), usedZone: row(), zones: table(['name']) },
  operations: {
    convert: {
      takes: ['dateTime', 'inputFormat', 'timeZone', 'otherZones'],
      gives: [...formatNames, 'clocks', 'otherReadings'],
      thread: 'main',
      trigger: 'tick',
      perLine: true,
    },
    /** Lists the clocks if there is no date to display. */
    listClocks: { takes: ['otherZones'], gives: ['clocks'], thread: 'main', uiOnly: true },
    chooseZone: { takes: ['timeZone'], gives: ['usedZone', 'zones'], thread: 'main', trigger: 'generate', uiOnly: true },
  },
});
