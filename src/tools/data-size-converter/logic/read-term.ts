import { type DataUnit, readDataUnit, type UnitReading } from '#pure/data-size/data-unit.ts';
import { type Fraction, fraction, over, times } from '#pure/numbers/fraction.ts';
import { BLANK, type LineReader, take, takeNumber, takeWord } from './line-reader.ts';
import { secondsIn } from './read-time.ts';
import { needsUnit, notADataUnit, notATime, PER_SECOND } from './transfer-fault.ts';

/** A number of items, or of items per second. */
export interface CountTerm {
  readonly kind: 'count' | 'countRate';
  readonly value: Fraction;
  readonly typed: string;
}

/** A size in bits, or a rate in bits per second. */
export interface DataTerm {
  readonly kind: 'size' | 'rate';
  readonly value: Fraction;
  readonly unit: DataUnit;
}

export type Term = CountTerm | DataTerm;

const BLANKS = new RegExp(BLANK, 'y');
const TIMES = new RegExp(String.raw`${BLANK}(?:x(?![A-Za-z])|[×*])`, 'y');
/** `/s` or `per day`, for one unit of time. Before a number, a slash is a division by a time. */
const PER = new RegExp(String.raw`${BLANK}(?:\/|per\b)${BLANK}(?=[A-Za-z])`, 'y');
/** Words that separate the parts of a line, and are not units. */
const CONNECTOR = new RegExp(String.raw`${BLANK}(?:at|with|in|per|for)\b`, 'y');

const unknown: DataUnit = { bits: fraction(1n), measures: 'bytes', isBinary: false, thousands: 0 };

export const takeTimes = (reader: LineReader): boolean => take(reader, TIMES) !== null;

/** Whether `x` or a word such as `at` is next. Does not move the reader. */
function isAtConnector(reader: LineReader): boolean {
  const { at } = reader;
  const isThere = take(reader, TIMES) !== null || take(reader, CONNECTOR) !== null;
  reader.at = at;
  return isThere;
}

/** The seconds in the unit of time after `/` or `per`; `undefined` if there is no such unit. */
function takePer(reader: LineReader): Fraction | undefined {
  if (!take(reader, PER)) return undefined;
  const word = takeWord(reader) ?? '';
  const seconds = secondsIn(word);
  if (!seconds) reader.faults.push(notATime(word));
  return seconds ?? fraction(1n);
}

/** Parses the unit of a size or, if it ends in `ps`, of a rate. */
function readUnit(word: string, reading: UnitReading): { readonly unit: DataUnit; readonly isRate: boolean } | undefined {
  const unit = readDataUnit(word, reading);
  if (unit) return { unit, isRate: false };
  const base = word.endsWith(PER_SECOND) ? word.slice(0, -PER_SECOND.length) : '';
  const perSecond = /[bB]$/.test(base) ? readDataUnit(base, reading) : undefined;
  return perSecond && { unit: perSecond, isRate: true };
}

/** Reads a count, size, or rate. `undefined` if there is no number. */
export function readTerm(reader: LineReader, reading: UnitReading): Term | undefined {
  const number = takeNumber(reader);
  if (!number) return undefined;
  const counted = { value: number.value, typed: number.typed };
  const ofCounts = takePer(reader);
  if (ofCounts) return { ...counted, kind: 'countRate', value: over(number.value, ofCounts) };
  const word = isAtConnector(reader) ? undefined : takeWord(reader);
  if (word === undefined) return { ...counted, kind: 'count' };
  const read = readUnit(word, reading);
  if (!read) reader.faults.push(notADataUnit(word));
  const { unit, isRate } = read ?? { unit: unknown, isRate: false };
  const value = times(number.value, unit.bits);
  const period = isRate ? fraction(1n) : takePer(reader);
  return period ? { kind: 'rate', value: over(value, period), unit } : { kind: 'size', value, unit };
}

export const missingUnit = ({ typed }: CountTerm): ReturnType<typeof needsUnit> => needsUnit(typed);

/** Whether only white space is left. */
export function isAtEnd(reader: LineReader): boolean {
  take(reader, BLANKS);
  return reader.at === reader.text.length;
}
