import { clockAt, readClock } from './read-clock.ts';
import { MONTH, monthOf, WEEKDAY } from './english-names.ts';
import { readIso8601 } from './read-iso-8601.ts';
import { readRfc5322, readRfc7231 } from './read-rfc-dates.ts';
import type { ReadDate, Reading } from './reading.ts';

/** `Date.prototype.toString`: ECMA-262, section 21.4.4.41. */
const TO_STRING = new RegExp(
  String.raw`^(?:${WEEKDAY}) (?<month>${MONTH}) (?<day>\d\d) (?<year>-?\d{4,6}) (?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d) GMT(?<offset>[+-]\d{4})(?: \(.*\))?$`,
  'i',
);
const WITH_TEXT = /^new\s+Date\(\s*(?<quote>["'`])(?<text>.*)\k<quote>\s*\)\s*;?$/;
const WITH_PARTS = /^new\s+Date\(\s*(?<parts>[+-]?\d{1,16}(?:\s*,\s*[+-]?\d{1,16}){0,6})\s*(?:,\s*)?\)\s*;?$/;

/** Reads a JavaScript date: a `new Date(…)` expression, or the output of `toString`. */
export const readJavascript: ReadDate = (text) => {
  const parts = WITH_PARTS.exec(text)?.groups?.['parts'];
  if (parts !== undefined) return readParts(parts.split(',').map(Number));
  const given = WITH_TEXT.exec(text)?.groups?.['text'];
  return given === undefined ? readToString(text) : readGivenText(given.trim());
};

function readToString(text: string): Reading | undefined {
  const groups = TO_STRING.exec(text)?.groups;
  return groups && readClock({ year: Number(groups['year']), month: monthOf(groups['month'] ?? ''), day: Number(groups['day']) }, groups);
}

/**
 * A single number is milliseconds since 1970. Several numbers are a local time with months from 0, in which excess values carry over:
 * ECMA-262, section 21.4.2.1.
 */
function readParts(parts: readonly number[]): Reading {
  const [year = 0, month = 0, ...rest] = parts;
  if (parts.length === 1) return { kind: 'instant', nanoseconds: BigInt(year) * 1_000_000n };
  return clockAt(Date.UTC(year, month, ...rest));
}

/** A date without a time is in UTC, unlike a date with a time: ECMA-262, section 21.4.3.2. */
function readGivenText(text: string): Reading | undefined {
  const isDateAlone = /^[\d+-]+$/.test(text);
  const reading = readIso8601(text) ?? readRfc7231(text) ?? readRfc5322(text) ?? readToString(text);
  return isDateAlone && reading?.kind === 'clock' ? { kind: 'clock', clock: { ...reading.clock, offsetSeconds: 0 } } : reading;
}
