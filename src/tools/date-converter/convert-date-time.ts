import type { Temporal } from 'temporal-polyfill';
import type { LabeledValue } from '#core/outputs.ts';
import { fail, ok, type Result, type ToolError } from '#core/result.ts';
import type { Zone } from '#pure/time/zoned-date-time.ts';
import { type DateFormat, numberFormats, type WrittenFormat, writtenFormats } from '#pure/time/date-time-reader/date-format.ts';
import { isBeforeSureSerial } from '#pure/time/date-time-reader/excel-serial.ts';
import { isBareNumber } from '#pure/time/date-time-reader/number-format.ts';
import { type DateError, readDateTime, unquote } from '#pure/time/date-time-reader/read-date-time.ts';
import { writeInUtc } from '#pure/time/date-time-reader/write-iso-8601.ts';
import { dateWriters, excelSerial, writeForeignClock } from './write-date-time.ts';

export interface Options {
  readonly dateTime: string;
  readonly inputFormat: DateFormat | 'auto';
  /** Additional zones in which the time is displayed. */
  readonly otherZones: readonly string[];
}

/** The default time zone, and the current time. */
export interface Here extends Zone {
  readonly nowMs: number;
}

export type DateNotice = 'leapSecond' | 'skipped' | 'repeated' | 'excelLeapDay';

export interface Conversion {
  /** `undefined` for the current time, which was not typed. */
  readonly format: DateFormat | undefined;
  /** The date in every notation; `undefined` if a notation cannot represent it. */
  readonly written: Readonly<Record<WrittenFormat, string | undefined>>;
  /** Negative for the past. */
  readonly secondsFromNow: number;
  /** The same time in other zones, by zone name. */
  readonly clocks: readonly LabeledValue[];
  /** Likely interpretations of a bare number in other numeric notations. */
  readonly otherReadings: readonly { readonly format: DateFormat; readonly utc: string }[];
  readonly notices: readonly DateNotice[];
}

/** Converts a date-time to all notations. Empty text means now. */
export function convertDateTime({ dateTime, inputFormat, otherZones }: Options, here: Here): Result<Conversion, DateError> {
  const text = unquote(dateTime);
  const now = here.temporal.Instant.fromEpochMilliseconds(here.nowMs);
  const read =
    text === ''
      ? ok({ format: undefined, isLeapSecond: false, instant: now, clockChange: undefined })
      : readDateTime(text, inputFormat, here);
  if (!read.ok) return inWordsOfTool(read.error);
  const { format, isLeapSecond, instant, clockChange } = read.value;
  const local = instant.toZonedDateTimeISO(here.timeZone);
  const written = writtenFormats.map((each) => [each, dateWriters[each](local)] as const);
  return ok({
    format,
    written: Object.fromEntries(written) as Conversion['written'], // has all notations
    secondsFromNow: Number(instant.epochNanoseconds - now.epochNanoseconds) / 1e9,
    clocks: otherZones.map((label) => ({ label, value: writeForeignClock(instant.toZonedDateTimeISO(label)) })),
    otherReadings: format && isBareNumber(text) ? readOtherwise(text, format, here) : [],
    notices: [
      ...(isLeapSecond ? (['leapSecond'] as const) : []),
      ...(clockChange ? [clockChange] : []),
      ...(isBeforeSureSerial(excelSerial(local)) ? (['excelLeapDay'] as const) : []),
    ],
  });
}

/** Replaces the format in an error with its label in the list of options. */
const inWordsOfTool = (error: ToolError<DateError>) =>
  error.code === 'notOfFormat'
    ? fail(error.code, { words: { format: `fields.inputFormat.options.${error.values?.['format']}` } })
    : fail(error.code, error);

const isLikely = (instant: Temporal.Instant): boolean => {
  const { year } = instant.toZonedDateTimeISO('UTC');
  return year >= 1900 && year <= 2200;
};

function readOtherwise(text: string, taken: DateFormat, here: Here): Conversion['otherReadings'] {
  return numberFormats.flatMap((format) => {
    const read = format === taken ? undefined : readDateTime(text, format, here);
    return read?.ok && isLikely(read.value.instant) ? [{ format, utc: writeInUtc(read.value.instant) }] : [];
  });
}
