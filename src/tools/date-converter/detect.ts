import { type Confidence, defineDetectors, type Finding, type Sample } from '#core/detection.ts';
import { isNearNow } from '#pure/detection/near-now.ts';
import { isoOfUtcClock, utcClock } from '#pure/time/utc-clock.ts';
import { isBareNumber, numberFormatOf } from '#pure/time/date-time-reader/number-format.ts';
import { type NumberScale, numberScales, readNumber } from '#pure/time/date-time-reader/number-scale.ts';
import { readObjectId } from '#pure/time/date-time-reader/object-id.ts';
import { readIso8601 } from '#pure/time/date-time-reader/read-iso-8601.ts';
import { readJavascript } from '#pure/time/date-time-reader/read-javascript.ts';
import { readApache, readLdap } from '#pure/time/date-time-reader/read-log-dates.ts';
import { readRfc5322, readRfc7231 } from '#pure/time/date-time-reader/read-rfc-dates.ts';
import { readPrintedDate } from '#pure/time/date-time-reader/read-printed-date.ts';
import type { Reading } from '#pure/time/date-time-reader/reading.ts';
import { instantOf } from '#pure/time/date-time-reader/instant-of.ts';

const MS_NS = 1_000_000n;
/** Larger numbers are more likely card numbers than times since 1970. */
const LATEST_MS = Date.UTC(2100, 0, 1);

/** Accepts an ordinal date only for the years of most dates, because others are more likely parts of phone numbers. */
const DAY = /^(?:\d{4}-\d\d-\d\d|\d{4}-?W\d\d-?\d|(?:19|20|21)\d\d-\d{3})$/i;
/** A year, a month, a week, or a day, with or without a time zone. */
const WITHOUT_TIME = /^[+-]?\d{4,8}(?:-\d\d-\d\d|-\d{2,3}|-?W\d\d(?:-?\d)?)?(?:\[|$)/i;
const SECONDS = /^[1-9]\d{8,9}(?:\.\d{1,9})?$/;

type ScaleName = keyof typeof numberScales;

/** The unit of a number, by its number of digits. */
const scaleNames: Readonly<Record<number, ScaleName>> = {
  12: 'unixMilliseconds',
  13: 'unixMilliseconds',
  15: 'unixMicroseconds',
  16: 'unixMicroseconds',
  19: 'unixNanoseconds',
};

const readers = [readJavascript, readLdap, readApache, readRfc7231, readRfc5322, readIso8601, readPrintedTime];

/** The first interpretation of a text as a notation with a day and a time. */
function readTime(text: string): Reading | undefined {
  if (isBareNumber(text) || WITHOUT_TIME.test(text)) return undefined;
  return readers.map((read) => read(text)).find((reading) => reading !== undefined) ?? readInShell(text);
}

/** Rejects a day without a time. */
function readPrintedTime(text: string): Reading | undefined {
  const reading = readPrintedDate(text);
  return reading?.kind === 'clock' && reading.clock.isDateAlone ? undefined : reading;
}

const readInShell = (text: string): Reading | undefined => (/^ObjectId\(/i.test(text) ? readObjectId(text) : undefined);

/** `27.02.2021`, `2021/02/27`, and `February 27, 2021`. A date with slashes and the year last is too ambiguous. */
const PRINTED_DAY = /^(?:\d{1,2}\.\d{1,2}\.(?:19|20)\d\d|(?:19|20)\d\d[/.]\d{1,2}[/.]\d{1,2})$/;
const NAMED_MONTH = /\p{L}{3}/u;

function readDay(text: string): Reading | undefined {
  if (DAY.test(text)) return readIso8601(text);
  const reading = PRINTED_DAY.test(text) || NAMED_MONTH.test(text) ? readPrintedDate(text) : undefined;
  return reading?.kind === 'clock' && reading.clock.isDateAlone ? reading : undefined;
}

const handed = (dateTime: string) => ({ inputs: { dateTime }, options: { inputFormat: 'auto' } });

function foundDate(sample: Sample, reading: Reading | undefined, details: Pick<Finding, 'reading' | 'confidence' | 'rank'>) {
  if (reading?.kind !== 'clock' && reading?.kind !== 'instant') return undefined;
  const { bare, timeZone } = sample;
  const finding = { ...details, hands: handed(bare) };
  const nanoseconds = instantOf(reading, timeZone);
  if (nanoseconds !== undefined) return { ...finding, answer: withUnixTime(nanoseconds, bare) };
  const inputs = { ...finding.hands.inputs, ...finding.hands.options, timeZone: '', otherZones: '' };
  return { ...finding, ask: { operation: 'convert', inputs, write: 'instant', isNeeded: false } };
}

const instantAnswer = (utc: string) => ({ text: 'instant', values: { utc }, copy: isoOfUtcClock(utc) });

function withUnixTime(nanoseconds: bigint, bare: string) {
  const utc = utcClock(nanoseconds);
  if (/^ObjectId/i.test(bare)) return instantAnswer(utc);
  const seconds = String(Math.floor(Number(nanoseconds / MS_NS) / 1000));
  return { text: 'withUnixTime', values: { utc, seconds }, copy: seconds };
}

function foundNumber(sample: Sample, reading: ScaleName | 'objectId', nanoseconds: bigint, certainty?: Confidence): Finding | undefined {
  const confidence = certainty ?? (isNearNow(Number(nanoseconds / MS_NS), sample.now) ? 'likely' : undefined);
  const rank = reading.startsWith('unix') ? 61 : 62;
  return confidence && { reading, confidence, rank, answer: instantAnswer(utcClock(nanoseconds)), hands: handed(sample.bare) };
}

const nanosecondsOf = (bare: string, scale: NumberScale): bigint => {
  const reading = readNumber(scale)(bare);
  return reading?.kind === 'instant' ? reading.nanoseconds : -1n;
};

export const detectors = defineDetectors([
  {
    id: 'date-time',
    reads: 'text',
    maxLength: 128,
    detect: (sample) => foundDate(sample, readTime(sample.bare), { reading: 'dateTime', confidence: 'strong', rank: 27 }),
  },
  {
    id: 'date',
    reads: 'text',
    maxLength: 32,
    detect: (sample) => foundDate(sample, readDay(sample.bare), { reading: 'date', confidence: 'likely', rank: 63 }),
  },
  {
    id: 'unix-time',
    reads: 'text',
    maxLength: 24,
    detect(sample) {
      const { bare, now } = sample;
      const isWhole = /^[1-9]\d*$/.test(bare);
      const name = SECONDS.test(bare) ? 'unixSeconds' : isWhole ? scaleNames[bare.length] : undefined;
      if (!name) return undefined;
      const nanoseconds = nanosecondsOf(bare, numberScales[name]);
      const milliseconds = Number(nanoseconds / MS_NS);
      if (milliseconds < 0 || milliseconds > LATEST_MS) return undefined;
      const isUsual = isNearNow(milliseconds, now) && bare.length !== 12 && bare.length !== 15;
      return foundNumber(
        sample,
        name,
        nanoseconds,
        isUsual || (bare.includes('.') && isNearNow(milliseconds, now)) ? 'likely' : 'possible',
      );
    },
  },
  {
    id: 'file-time',
    reads: 'text',
    maxLength: 18,
    detect(sample) {
      const { bare } = sample;
      const name = /^[1-9]\d{17}$/.test(bare) ? numberFormatOf(bare) : undefined;
      return name === 'fileTime' || name === 'netTicks' ? foundNumber(sample, name, nanosecondsOf(bare, numberScales[name])) : undefined;
    },
  },
  {
    id: 'object-id',
    reads: 'text',
    maxLength: 24,
    detect(sample) {
      const reading = readObjectId(sample.bare);
      return reading?.kind === 'instant' ? foundNumber(sample, 'objectId', reading.nanoseconds) : undefined;
    },
  },
]);
