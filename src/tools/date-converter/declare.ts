import { declareTool, namesOf } from '#core/declaration.ts';
import { choice, text } from '#core/fields.ts';
import { type RowOutput, row, rows, table } from '#core/outputs.ts';
import { dateFormats, type WrittenFormat, writtenFormats } from '#pure/time/date-time-reader/date-format.ts';

const words = row({ isProse: true });

/** In the order of the page. */
const formats = {
  detectedFormat: words,
  ...(Object.fromEntries(writtenFormats.map((name) => [name, row()])) as Record<WrittenFormat, RowOutput>), // of all notations
  relative: words,
};

export const formatNames = namesOf(formats);

export const declaration = declareTool({
  /** Empty for now. */
  inputs: { dateTime: text({ isLine: true, sample: '2023-04-12T23:10:24+02:00' }) },
  options: {
    inputFormat: choice(['auto', ...dateFormats], 'auto'),
    /** Of the IANA database; empty, or anything that is none, for that of the browser. */
    timeZone: text(),
    /** The zones of the world clock, parted by commas. */
    otherZones: text({ initial: 'UTC,America/New_York,Europe/London,Asia/Kolkata,Asia/Tokyo' }),
  },
  outputs: { ...formats, clocks: rows(), otherReadings: table(['format', 'utc']), usedZone: row(), zones: table(['name']) },
  operations: {
    convert: {
      takes: ['dateTime', 'inputFormat', 'timeZone', 'otherZones'],
      gives: [...formatNames, 'clocks', 'otherReadings'],
      thread: 'main',
      begins: 'each second',
      perLine: true,
    },
    /** The clocks while there is no date that they could show. */
    listClocks: { takes: ['otherZones'], gives: ['clocks'], thread: 'main', isInternal: true },
    chooseZone: { takes: ['timeZone'], gives: ['usedZone', 'zones'], thread: 'main', begins: 'when drawn', isInternal: true },
  },
});
