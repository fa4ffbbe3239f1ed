import { readClock } from './read-clock.ts';
import { fullYear, MONTH, monthOf, WEEKDAY } from './english-names.ts';
import type { ReadDate, Reading } from './reading.ts';
import { mailZones } from './zone-letters.ts';

const TIME = String.raw`(?<hour>\d\d):(?<minute>\d\d):(?<second>\d\d)`;

/** IMF-fixdate, and the dates of RFC 850 and asctime: RFC 7231, section 7.1.1.1. */
const HTTP_DATES = [
  String.raw`(?:${WEEKDAY}), (?<day>\d\d) (?<month>${MONTH}) (?<year>\d{4}) ${TIME} GMT`,
  String.raw`(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (?<day>\d\d)-(?<month>${MONTH})-(?<year>\d\d) ${TIME} GMT`,
  String.raw`(?:${WEEKDAY}) (?<month>${MONTH}) (?<day>[ \d]\d) ${TIME} (?<year>\d{4})`,
].map((pattern) => new RegExp(`^${pattern}$`, 'i'));

/** RFC 5322, sections 3.3 and 4.3. Many messages name the zone in a comment at the end. */
const EMAIL_DATE = new RegExp(
  String.raw`^(?:(?:${WEEKDAY}),\s*)?(?<day>\d{1,2})\s+(?<month>${MONTH})\s+(?<year>\d{2,6})\s+(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d))?\s+(?<offset>[+-]\d{4}|${Object.keys(mailZones).join('|')})(?:\s*\([^()]*\))?$`,
  'i',
);

/** Reads groups with a month name. A date without an offset is in UTC, and the weekday is ignored. */
function readNamedMonth(groups: Readonly<Record<string, string | undefined>>): Reading {
  const { year = '', month = '', day = '', offset = 'GMT' } = groups;
  return readClock(
    { year: fullYear(year), month: monthOf(month), day: Number(day) },
    { ...groups, offset: mailZones[offset.toUpperCase()] ?? offset },
  );
}

export const readRfc7231: ReadDate = (text) => {
  const groups = HTTP_DATES.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  return groups && readNamedMonth(groups);
};

export const readRfc5322: ReadDate = (text) => {
  const groups = EMAIL_DATE.exec(text)?.groups;
  return groups && readNamedMonth(groups);
};
