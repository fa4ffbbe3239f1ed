import { fail, ok, type Result } from '#core/result.ts';
import { type Fraction, fraction, plus, roundFraction, times } from '#pure/numbers/fraction.ts';
import { NUMBER, readNumber } from '#pure/numbers/read-number.ts';
import { CLOCK_FORM, readClockForm } from '#pure/time/durations/read-clock-form.ts';
import { readIsoDuration, type UnitCount } from '#pure/time/durations/read-iso-duration.ts';
import { foldUnit, type TimeUnit, unitNanoseconds, unitsIn } from '#pure/time/durations/time-unit.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { businessDayWords } from './business-day-words.ts';

/** The amounts to add to a date; negative amounts are subtracted. */
export interface Shift {
  readonly years: number;
  readonly months: number;
  readonly weeks: number;
  readonly days: number;
  readonly businessDays: number;
  readonly nanoseconds: bigint;
  /** True if a unit of time was written, even with a count of zero. */
  readonly hasTime: boolean;
}

export type ShiftError = 'notAShift' | 'unknownUnit' | 'businessDaysNotWhole' | 'datePartsNotWhole' | 'tooManyBusinessDays';

type Unit = TimeUnit | 'businessDay';

const MAX_LENGTH = 300;
const MAX_BUSINESS_DAYS = 1_000_000;
/** Greater counts of any unit exceed all dates. `Number` represents this one exactly. */
const MAX_COUNT = 10n ** 15n;

const PART = new RegExp(String.raw`^\s*(?:(?<sign>[+\-−–])\s*)?(?<count>${NUMBER})(?![.,]?\d)(?<unit>[^\d+\-−–]*)`);
/** `02:03:04`, alone or after days, as printed by PostgreSQL and Python. */
const CLOCK = new RegExp(String.raw`^\s*(?:(?<sign>[+\-−–])\s*)?(?<clock>${CLOCK_FORM})(?![\d:.])`);
/** A word or sign that joins two parts, in the languages of the page. */
const CONJUNCTION = /(?:(?<=\s)(?:and|und|et|y|e|и|та|і|й|và)|和|&)$/i;
const SEPARATORS = /(?<![,;\s])[,;\s]+$/;

const dateUnits = { year: 'years', month: 'months', week: 'weeks', day: 'days', businessDay: 'businessDays' } as const;
const isDateUnit = (unit: Unit): unit is keyof typeof dateUnits => Object.hasOwn(dateUnits, unit);

/**
 * Reads `1 year 2 months - 3 days`, `-45 business days`, `90 min`, or `P1Y2M10DT2H30M`. A part without a sign has that of the part before
 * it. Returns `null` for empty text. The error `unknownUnit` has the `unit`.
 */
export function readShift(typed: string, language: string): Result<Shift | null, ShiftError> {
  const text = typed.trim();
  if (text === '') return ok(null);
  if (text.length > MAX_LENGTH) return fail('notAShift');
  const [, sign = '', iso = ''] = /^([+\-−–]?)\s*(P.*)$/i.exec(text) ?? [];
  const ofIso = readIsoDuration(sign.replace('–', '-') + iso);
  if (ofIso) return sumOf(ofIso);
  const parts = readParts(text, language);
  return parts.ok ? sumOf(parts.value) : parts;
}

function readParts(text: string, language: string): Result<readonly UnitCount<Unit>[], ShiftError> {
  const units = new Map<string, Unit>([...unitsIn(language), ...businessDayWords(language).map((word) => [word, 'businessDay'] as const)]);
  const parts: UnitCount<Unit>[] = [];
  let direction = fraction(1n);
  let isParted = false;
  for (let rest = text; rest !== ''; ) {
    const clock = CLOCK.exec(rest);
    if (clock) {
      const part = readClock(clock.groups ?? {}, isParted ? fraction(1n) : direction);
      if (!part) return fail('notAShift');
      parts.push(part);
      rest = rest.slice(clock[0].length);
      continue;
    }
    const [whole, groups] = matchPart(rest);
    const count = readNumber(groups?.['count'] ?? '');
    if (!count) return fail('notAShift');
    const { sign, unit: written = '' } = groups ?? {};
    const separate = written.replace(SEPARATORS, '');
    const word = separate.replace(CONJUNCTION, '').replace(SEPARATORS, '').trim();
    // Alone, the Spanish conjunction `y` means year.
    const unit = units.get(foldUnit(word)) ?? units.get(foldUnit(separate.trim()));
    if (!unit) return word === '' ? fail('notAShift', { isIncomplete: true }) : fail('unknownUnit', { values: { unit: excerpt(word) } });
    if (sign !== undefined) direction = fraction(sign === '+' ? 1n : -1n);
    parts.push({ unit, count: times(count, direction) });
    isParted = /,\s*$/.test(written);
    rest = rest.slice(whole.length);
  }
  return ok(parts);
}

/** After a comma, the sign before it does not apply to a clock: `-1 day, 23:59:59` of Python is one second ago. */
function readClock({ sign, clock = '' }: Readonly<Record<string, string | undefined>>, before: Fraction): UnitCount<Unit> | undefined {
  const read = readClockForm(clock, 'hoursMinutes');
  const direction = sign === undefined ? before : fraction(sign === '+' ? 1n : -1n);
  return read.ok ? { unit: 'nanosecond', count: times(read.value, direction) } : undefined;
}

function matchPart(text: string): readonly [string, Readonly<Record<string, string>> | undefined] {
  const match = PART.exec(text);
  return [match?.[0] ?? '', match?.groups];
}

const isWhole = ({ numerator, denominator }: Fraction): boolean => numerator % denominator === 0n;

function sumOf(parts: readonly UnitCount<Unit>[]): Result<Shift, ShiftError> {
  const counts = { years: 0n, months: 0n, weeks: 0n, days: 0n, businessDays: 0n };
  let time = fraction(0n);
  for (const { unit, count } of parts) {
    if (isDateUnit(unit)) {
      if (!isWhole(count)) return fail(unit === 'businessDay' ? 'businessDaysNotWhole' : 'datePartsNotWhole');
      counts[dateUnits[unit]] += count.numerator / count.denominator;
    } else time = plus(time, times(count, fraction(unitNanoseconds[unit])));
  }
  if (magnitude(counts.businessDays) > MAX_BUSINESS_DAYS) return fail('tooManyBusinessDays');
  return ok({
    years: clamped(counts.years),
    months: clamped(counts.months),
    weeks: clamped(counts.weeks),
    days: clamped(counts.days),
    businessDays: Number(counts.businessDays),
    nanoseconds: roundFraction(time, 0).digits,
    hasTime: parts.some(({ unit }) => !isDateUnit(unit)),
  });
}

const magnitude = (count: bigint): bigint => (count < 0n ? -count : count);

/** Clamps a count. A clamped count still exceeds all dates. */
const clamped = (count: bigint): number => Number(magnitude(count) > MAX_COUNT ? (count < 0n ? -MAX_COUNT : MAX_COUNT) : count);
