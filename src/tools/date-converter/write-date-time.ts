import type { Temporal } from 'temporal-polyfill';
import type { WrittenFormat } from './date-format.ts';
import { monthNames, weekdayNames } from './english-names.ts';
import { excelSerialOf } from './excel-serial.ts';
import { floorDivide, numberScales, writeNumber } from './number-scale.ts';
import { writeObjectId } from './object-id.ts';
import { formatOffset } from './offset.ts';

const MS_NS = 1_000_000n;

/** An instant in a time zone. */
type Local = Temporal.ZonedDateTime;
/** `undefined` for what the notation cannot hold. */
type WriteDate = (local: Local) => string | undefined;

const pad = (number: number, length = 2): string => String(number).padStart(length, '0');
const inUtc = (local: Local): Local => local.withTimeZone('UTC');
const hasFourDigitYear = ({ year }: Local): boolean => year >= 0 && year <= 9999;
const milliseconds = ({ epochNanoseconds }: Local): number => Number(floorDivide(epochNanoseconds, MS_NS));
const colonOffset = (local: Local): string => formatOffset(local.offsetNanoseconds);
/** `+0200`, cut to the minute. */
const basicOffset = (local: Local): string => colonOffset(local).slice(0, 6).replace(':', '');
const isInMinutes = (local: Local): boolean => local.offsetNanoseconds % 60e9 === 0;
const weekday = ({ dayOfWeek }: Local): string => weekdayNames[dayOfWeek - 1] ?? '';
const month = (local: Local): string => monthNames[local.month - 1] ?? '';
const clock = ({ hour, minute, second }: Local): string => [hour, minute, second].map((part) => pad(part)).join(':');
/** Years that four digits do not hold have a sign and six: ECMA-262, section 21.4.1.32. */
const isoYear = (year: number): string => (year >= 0 && year <= 9999 ? pad(year, 4) : (year < 0 ? '-' : '+') + pad(Math.abs(year), 6));

/** The digits after the decimal point: none, or in groups of three. */
function decimals({ epochNanoseconds }: Local): string {
  const nanoseconds = epochNanoseconds - floorDivide(epochNanoseconds, 1_000_000_000n) * 1_000_000_000n;
  return nanoseconds === 0n ? '' : `.${String(nanoseconds).padStart(9, '0')}`.replace(/(?:000){1,2}$/, '');
}

const isoDate = (local: Local): string => `${isoYear(local.year)}-${pad(local.month)}-${pad(local.day)}`;
const isoClock = (local: Local): string => clock(local) + decimals(local);
const isoDateTime = (local: Local): string => `${isoDate(local)}T${isoClock(local)}`;
const iso8601Utc = (local: Local): string => `${isoDateTime(inUtc(local))}Z`;

/** `12 Apr 2023`, with `-` before years before the year 0. */
const writtenDate = (local: Local): string => `${pad(local.day)} ${month(local)} ${pad(local.year, 4)}`;

/** `GMT+0200 (Central European Summer Time)`: ECMA-262, section 21.4.4.41.3. */
function zoneString(local: Local): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: local.timeZoneId, timeZoneName: 'long' });
  const name = format.formatToParts(milliseconds(local)).find(({ type }) => type === 'timeZoneName')?.value ?? local.timeZoneId;
  return `GMT${basicOffset(local)} (${name})`;
}

const javascriptString = (local: Local): string => {
  const year = (local.year < 0 ? '-' : '') + pad(Math.abs(local.year), 4);
  return `${weekday(local)} ${month(local)} ${pad(local.day)} ${year} ${clock(local)} ${zoneString(local)}`;
};

const rfc7231: WriteDate = (local) => {
  const utc = inUtc(local);
  return hasFourDigitYear(utc) ? `${weekday(utc)}, ${writtenDate(utc)} ${clock(utc)} GMT` : undefined;
};

const rfc5322: WriteDate = (local) =>
  local.year >= 0 && isInMinutes(local) ? `${weekday(local)}, ${writtenDate(local)} ${clock(local)} ${basicOffset(local)}` : undefined;

const ldap: WriteDate = (local) => {
  const utc = inUtc(local);
  return hasFourDigitYear(utc) ? `${isoDateTime(utc).replace(/[-T:]/g, '')}Z` : undefined;
};

const apache: WriteDate = (local) =>
  hasFourDigitYear(local) && isInMinutes(local)
    ? `${writtenDate(local).replaceAll(' ', '/')}:${clock(local)} ${basicOffset(local)}`
    : undefined;

const inScale =
  (scale: keyof typeof numberScales): WriteDate =>
  ({ epochNanoseconds }) =>
    writeNumber(numberScales[scale], epochNanoseconds);

/** As a spreadsheet has it that knows no time zones. */
export const excelSerial = (local: Local): number =>
  excelSerialOf(Number(floorDivide(local.epochNanoseconds + BigInt(local.offsetNanoseconds), MS_NS)));

export const dateWriters: Readonly<Record<WrittenFormat, WriteDate>> = {
  iso8601: (local) => isoDateTime(local) + (local.timeZoneId === 'UTC' ? 'Z' : colonOffset(local)),
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
  weekDate: (local) => `${isoYear(local.yearOfWeek ?? local.year)}-W${pad(local.weekOfYear ?? 1)}-${local.dayOfWeek}`,
  ordinalDate: (local) => `${isoYear(local.year)}-${pad(local.dayOfYear, 3)}`,
};

/** `2023-04-13 06:10:24 +09:00`, for a clock that stands elsewhere. */
export const writeForeignClock = (local: Local): string => `${isoDate(local)} ${isoClock(local)} ${colonOffset(local)}`;

/** In UTC, as ISO 8601 has it. */
export const writeInUtc = (instant: Temporal.Instant): string => iso8601Utc(instant.toZonedDateTimeISO('UTC'));
