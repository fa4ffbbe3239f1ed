import { type Fraction, fraction, over, plus, times } from '#pure/numbers/fraction.ts';
import { CLOCK_FORM, readClockForm } from '#pure/time/durations/read-clock-form.ts';
import { readIsoDuration, sumOfFixed, type UnitCount } from '#pure/time/durations/read-iso-duration.ts';
import { type FixedUnit, foldUnit, isFixedUnit, unitNanoseconds, unitsIn } from '#pure/time/durations/time-unit.ts';
import { BLANK, type LineReader, take, takeNumber, takeWord } from './line-reader.ts';
import { needsUnit, notATime } from './transfer-fault.ts';

const ISO = new RegExp(String.raw`${BLANK}(?<iso>[+\-−]?P(?=[\dT])[\dTYMWDHS.,]+)`, 'iy');
const CLOCK = new RegExp(String.raw`${BLANK}(?<sign>[\-−]?)(?<clock>${CLOCK_FORM})`, 'y');
const THREE_PARTS = /^\d+:\d+:\d/;
const AND = new RegExp(String.raw`${BLANK}(?:(?:,|and\b)${BLANK})?(?=\d)`, 'y');
const SECOND = fraction(unitNanoseconds.second);

/** Durations are in English in every language of the page, so that a line works in links and scripts. */
const units = unitsIn('en');

/** The seconds in a unit. `undefined` for years and months, whose length varies. */
export function secondsIn(word: string): Fraction | undefined {
  const unit = units.get(foldUnit(word));
  return unit && isFixedUnit(unit) ? over(fraction(unitNanoseconds[unit]), SECOND) : undefined;
}

const hasFixedUnit = (count: UnitCount): count is UnitCount<FixedUnit> => isFixedUnit(count.unit);

function readIso(reader: LineReader): Fraction | undefined {
  const iso = take(reader, ISO)?.groups?.['iso'];
  if (iso === undefined) return undefined;
  const counts = readIsoDuration(iso.toUpperCase());
  if (counts?.every(hasFixedUnit)) return over(sumOfFixed(counts), SECOND);
  reader.faults.push(notATime(iso));
  return SECOND;
}

/** Reads a time such as `1:30:00`. Two numbers with a colon are ambiguous. */
function readClock(reader: LineReader): Fraction | undefined {
  const { sign = '', clock } = take(reader, CLOCK)?.groups ?? {};
  if (clock === undefined) return undefined;
  const nanoseconds = THREE_PARTS.test(clock) ? readClockForm(clock, 'hoursMinutes') : undefined;
  if (nanoseconds?.ok) return over(times(nanoseconds.value, fraction(sign === '' ? 1n : -1n)), SECOND);
  reader.faults.push(needsUnit(clock));
  return SECOND;
}

/** Reads one or more numbers with a unit of time. */
function readCounted(reader: LineReader): Fraction | undefined {
  let sum: Fraction | undefined;
  do {
    // `2 days, 3:04:05`, the format of PostgreSQL and Python
    const clock = sum && take(reader, CLOCK)?.groups?.['clock'];
    const ofDay = clock === undefined ? undefined : readClockForm(clock, 'hoursMinutes');
    if (sum && ofDay?.ok) return plus(sum, over(ofDay.value, SECOND));
    const number = takeNumber(reader);
    if (!number) return sum;
    const word = takeWord(reader);
    const each = word === undefined ? undefined : secondsIn(word);
    if (!each) reader.faults.push(word === undefined ? needsUnit(number.typed) : notATime(word));
    const seconds = times(number.value, each ?? SECOND);
    sum = sum ? plus(sum, seconds) : seconds;
  } while (take(reader, AND));
  return sum;
}

/** Reads a time in seconds: `1 h 30 min`, `1:30:00`, or `PT1H30M`. `undefined` if there is no number. */
export const readTime = (reader: LineReader): Fraction | undefined => readIso(reader) ?? readClock(reader) ?? readCounted(reader);
