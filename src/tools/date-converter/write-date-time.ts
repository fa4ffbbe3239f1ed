import type { Temporal } from 'temporal-polyfill';
import type { WrittenFormat } from '#pure/time/date-time-reader/date-format.ts';
import { monthNames, weekdayNames } from '#pure/time/date-time-reader/english-names.ts';
import { excelSerialOf } from '#pure/time/date-time-reader/excel-serial.ts';
import { floorDivide, numberScales, writeNumber } from '#pure/time/date-time-reader/number-scale.ts';
import { writeObjectId } from '#pure/time/date-time-reader/object-id.ts';
import {
  colonOffset,
  iso8601,
  iso8601Utc,
  isoClock,
  isoDate,
  isoDateTime,
  ordinalDate,
  weekDate,
  wholeClock,
} from '#pure/time/date-time-reader/write-iso-8601.ts';

const MS_NS = 1_000_000n;

/** An instant in a time zone. */
type Local = Temporal.ZonedDateTime;
/** `undefined` if the notation cannot represent the time. */
type WriteDate = (local: Local) => string | undefined;

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');
const inUtc = (local: Local): Local => local.withTimeZone('UTC');
const hasFourDigitYear = ({ year }: Local): boolean => year >= 0 && year <= 9999;
const milliseconds = ({ epochNanoseconds }: Local): number => Number(floorDivide(epochNanoseconds, MS_NS));
/** An offset such as `+0200`, truncated to minutes. */
const basicOffset = (local: Local): string => colonOffset(local).slice(0, 6).replace(':', '');
const isInMinutes = (local: Local): boolean => local.offsetNanoseconds % 60e9 === 0;
const weekday = ({ dayOfWeek }: Local): string => weekdayNames[dayOfWeek - 1] ?? '';
const month = (local: Local): string => monthNames[local.month - 1] ?? '';
/** A date such as `12 Apr 2023`, with `-` for years before 0. */
const writtenDate = (local: Local): string => `${pad(local.day)} ${month(local)} ${pad(local.year, 4)}`;

/** A zone such as `GMT+0200 (Central European Summer Time)`: ECMA-262, section 21.4.4.41.3. */
function zoneString(local: Local): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: local.timeZoneId, timeZoneName: 'long' });
  const name = format.formatToParts(milliseconds(local)).find(({ type }) => type === 'timeZoneName')?.value ?? local.timeZoneId;
  return `GMT${basicOffset(local)} (${name})`;
}

const javascriptString = (local: Local): string => {
  const year = (local.year < 0 ? '-' : '') + pad(Math.abs(local.year), 4);
  return `${weekday(local)} ${month(local)} ${pad(local.day)} ${year} ${wholeClock(local)} ${zoneString(local)}`;
};

const rfc7231: WriteDate = (local) => {
  const utc = inUtc(local);
  return hasFourDigitYear(utc) ? `${weekday(utc)}, ${writtenDate(utc)} ${wholeClock(utc)} GMT` : undefined;
};

const rfc5322: WriteDate = (local) =>
  local.year >= 0 && isInMinutes(local) ? `${weekday(local)}, ${writtenDate(local)} ${wholeClock(local)} ${basicOffset(local)}` : undefined;

const ldap: WriteDate = (local) => {
  const utc = inUtc(local);
  return hasFourDigitYear(utc) ? `${isoDateTime(utc).replace(/[-T:]/g, '')}Z` : undefined;
};

const apache: WriteDate = (local) =>
  hasFourDigitYear(local) && isInMinutes(local)
    ? `${writtenDate(local).replaceAll(' ', '/')}:${wholeClock(local)} ${basicOffset(local)}`
    : undefined;

const inScale =
  (scale: keyof typeof numberScales): WriteDate =>
  ({ epochNanoseconds }) =>
    writeNumber(numberScales[scale], epochNanoseconds);

/** The serial number in a spreadsheet, which has no time zones. */
export const excelSerial = (local: Local): number =>
  excelSerialOf(Number(floorDivide(local.epochNanoseconds + BigInt(local.offsetNanoseconds), MS_NS)));

export const dateWriters: Readonly<Record<WrittenFormat, WriteDate>> = {
  iso8601,
  iso8601Utc,
  rfc9557: (local) => `${isoDateTime(local)}${colonOffset(local)}[${local.timeZoneId}]`,
  iso9075: (local) => (local.year >= 1 && hasFourDigitYear(local) ? `${isoDate(local)} ${isoClock(local)}` : undefined),
  rfc7231,
  rfc5322,
  javascriptString,
  unixSeconds: inScale('unixSeconds'),
  unixMilliseconds: inScale('unixMilliseconds'),
  unixMicroseconds: inScale('unixMicroseconds'),
  unixNanoseconds: inScale('unixNanoseconds'),
  fileTime: inScale('fileTime'),
  netTicks: inScale('netTicks'),
  objectId: ({ epochNanoseconds }) => writeObjectId(floorDivide(epochNanoseconds, 1_000_000_000n)),
  excelSerial: (local) => String(excelSerial(local)),
  ldap,
  javascript: (local) => `new Date("${new Date(milliseconds(local)).toISOString()}")`,
  apache,
  weekDate,
  ordinalDate,
};

/** `2023-04-13 06:10:24 +09:00`, for a clock in another zone. */
export const writeForeignClock = (local: Local): string => `${isoDate(local)} ${isoClock(local)} ${colonOffset(local)}`;
