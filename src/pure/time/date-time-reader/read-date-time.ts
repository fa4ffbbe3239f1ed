import { fail, ok, type Result } from '#core/result.ts';
import { isTimeZone } from '../time-zones.ts';
import { type Location, locateDateTime, type Zone } from '../zoned-date-time.ts';
import type { CalendarDate } from '../calendar-day.ts';
import type { DateFormat } from './date-format.ts';
import { dateReaders } from './date-readers.ts';
import { detectFormat, MAX_LENGTH } from './detect-format.ts';
import { formatOffset } from './offset.ts';
import type { Reading } from './reading.ts';

/** `notOfFormat` has the value `format`, `notARealDate` the value `text`, and `ambiguousDate` the `text` and the two possible dates. */
export type DateError = 'unknownFormat' | 'notARealDate' | 'ambiguousDate' | 'notOfFormat' | 'outOfRange';

export interface DateTime extends Location {
  readonly format: DateFormat;
  readonly isLeapSecond: boolean;
  /** The day, if only a day without a zone was written. */
  readonly day: CalendarDate | undefined;
  /** The written zone, if any: a name of the IANA database, `UTC`, or an offset such as `+02:00`. */
  readonly zone: string | undefined;
}

const EXPONENT = /^(?<sign>[+-]?)(?<whole>\d{1,20})(?:\.(?<decimals>\d{0,20}))?[eE]\+?(?<exponent>\d{1,2})$/;

/** Expands an exponent, as spreadsheets write Unix times: `1.6E9` becomes 1600000000. */
function withoutExponent(text: string): string {
  const { sign = '', whole = '', decimals = '', exponent = '' } = EXPONENT.exec(text)?.groups ?? {};
  if (exponent === '') return text;
  const digits = whole + decimals.padEnd(Number(exponent), '0');
  const at = whole.length + Number(exponent);
  const rest = digits.slice(at).replace(/0+$/, ''); // bounded: at most 150 characters
  return sign + (digits.slice(0, at).replace(/^0+(?=\d)/, '') + (rest === '' ? '' : `.${rest}`));
}

/** Removes surrounding white space and one pair of quotes, and expands the exponent of a number. */
export function unquote(text: string): string {
  const trimmed = text.trim();
  return withoutExponent((/^(?<quote>["'`])(?<inside>[^]*)\k<quote>$/.exec(trimmed)?.groups?.['inside'] ?? trimmed).trim());
}

/** Reads a text prepared by `unquote` in the wanted or the detected format. A local time is in the given zone. */
export function readDateTime(text: string, wanted: DateFormat | 'auto', zone: Zone): Result<DateTime, DateError> {
  if (text.length > MAX_LENGTH) return fail('unknownFormat');
  const format = wanted === 'auto' ? detectFormat(text) : wanted;
  if (!format) return fail('unknownFormat');
  const reading = dateReaders[format](text);
  if (!reading) return fail('notOfFormat', { values: { format } });
  const location = locateReading(reading, text, zone);
  const isLeapSecond = reading.kind === 'clock' && reading.clock.isLeapSecond;
  return location.ok ? ok({ format, isLeapSecond, day: dayOf(reading), zone: zoneOf(reading), ...location.value }) : location;
}

function dayOf(reading: Reading): CalendarDate | undefined {
  if (reading.kind !== 'clock') return undefined;
  const { year, month, day, isDateAlone, offsetSeconds } = reading.clock;
  return isDateAlone && offsetSeconds === undefined ? { year, month, day } : undefined;
}

function zoneOf(reading: Reading): string | undefined {
  if (reading.kind !== 'clock') return undefined;
  const { timeZone, offsetSeconds } = reading.clock;
  if (timeZone !== undefined || offsetSeconds === undefined) return timeZone;
  return offsetSeconds === 0 ? 'UTC' : formatOffset(offsetSeconds * 1e9);
}

function locateReading(reading: Reading, text: string, zone: Zone): Result<Location, DateError> {
  switch (reading.kind) {
    case 'impossible':
      return fail('notARealDate', { values: { text } });
    case 'ambiguous': {
      const [one, other] = reading.dates;
      return fail('ambiguousDate', { values: { text, one, other } });
    }
    case 'beyond':
      return fail('outOfRange');
    case 'instant':
      return locateInstant(reading.nanoseconds, zone);
    case 'clock': {
      const { timeZone = zone.timeZone, ...clock } = reading.clock;
      if (clock.offsetSeconds === undefined && !isTimeZone(timeZone)) return fail('unknownFormat');
      const location = locateDateTime(clock, { ...zone, timeZone });
      return location ? ok(location) : fail('outOfRange');
    }
  }
}

/** The limit of instants: 10⁸ days before or after 1970. */
const MAX_NANOSECONDS = 8_640_000_000_000_000_000_000n;

function locateInstant(nanoseconds: bigint, { temporal }: Zone): Result<Location, 'outOfRange'> {
  if (nanoseconds > MAX_NANOSECONDS || nanoseconds < -MAX_NANOSECONDS) return fail('outOfRange');
  return ok({ instant: temporal.Instant.fromEpochNanoseconds(nanoseconds), clockChange: undefined });
}
