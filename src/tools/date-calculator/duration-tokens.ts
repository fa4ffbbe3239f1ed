import { fail, ok, type Result } from '#core/result.ts';
import { type Fraction, fraction, minus, plus, times } from '#pure/numbers/fraction.ts';
import { NUMBER, readNumber } from '#pure/numbers/read-number.ts';
import { CLOCK_FORM, type ClockFormError, readClockForm, type TwoParts } from '#pure/time/durations/read-clock-form.ts';
import { readIsoDuration, sumOfFixed, type UnitCount } from '#pure/time/durations/read-iso-duration.ts';
import { type FixedUnit, foldUnit, isFixedUnit, type TimeUnit, unitNanoseconds } from '#pure/time/durations/time-unit.ts';

/** A duration in nanoseconds, one part of it with its unit, a bare number, or an operator. */
export type DurationToken =
  | { readonly kind: 'time' | 'part' | 'number'; readonly value: Fraction }
  | { readonly kind: 'operator'; readonly sign: '+' | '-' | 'x' | '/' };

/** `noFixedLength` is for years and months. The errors of a clock have its `text` as a value. */
export type DurationTokenError = 'notADuration' | 'noFixedLength' | Exclude<ClockFormError, 'notAClockForm'>;

export interface DurationWords {
  /** The result of `unitsIn`. */
  readonly units: ReadonlyMap<string, TimeUnit>;
  readonly clockMeans: TwoParts;
  /** The unit of a bare number, in nanoseconds. */
  readonly plainNanoseconds: bigint;
}

const MAX_LENGTH = 300;

const TIME_OF_DAY = String.raw`(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?`;
const TOKENS = new RegExp(
  [
    String.raw`(?<blank>[\s,;]+(?:and\s)?)`,
    // Two times of day with only a hyphen between them.
    String.raw`(?<from>${TIME_OF_DAY})[-–—](?<to>${TIME_OF_DAY}|24:00(?::00)?)(?![\d:.])`,
    // `1-02:03:04` of ps, `+01 02:03:04` of Oracle
    String.raw`(?<days>\d{1,9})[- ](?<ofDay>\d{1,2}:[0-5]\d:[0-5]\d(?:[.,]\d{1,20})?)(?![\d:])`,
    String.raw`(?<clock>${CLOCK_FORM})(?![\d:])`,
    String.raw`(?<hours>\d{1,20})h(?<minutes>[0-5]\d)(?![\p{L}\d])`,
    String.raw`(?<iso>P[\dTYMWDHS.,]*[YMWDHS])(?![\p{L}\d])`,
    String.raw`(?<operator>[+\-−–*×/]|x(?=[\s\d.]))`,
    // Tries units of two words first, such as those of Vietnamese.
    String.raw`(?<count>${NUMBER})(?![.,]?\d)(?:\s*(?<unit>[\p{L}\p{M}µ]+\.?(?:\s(?!x\s)[\p{L}\p{M}]+)?))?`,
  ].join('|'),
  'iuy',
);
const signs: Readonly<Record<string, '+' | '-' | 'x' | '/'>> = { '+': '+', '*': 'x', '×': 'x', x: 'x', X: 'x', '/': '/' };

/** A line of a time sheet with white space around the hyphen. If the second time is earlier, the hyphen is a minus sign. */
const SPACED_SPAN = new RegExp(String.raw`^\s*(?<from>${TIME_OF_DAY})\s+[-–—]\s+(?<to>${TIME_OF_DAY}|24:00(?::00)?)\s*$`);

type Groups = Readonly<Record<string, string | undefined>>;
type Tokens = Result<readonly DurationToken[], DurationTokenError>;

/** Splits a line into tokens. Fails with `notADuration` for any other text. */
export function durationTokens(text: string, words: DurationWords): Tokens {
  if (text.length > MAX_LENGTH) return fail('notADuration');
  const span = words.clockMeans === 'hoursMinutes' ? readSpacedSpan(text) : undefined;
  if (span) return ok([span]);
  const tokens: DurationToken[] = [];
  const pattern = new RegExp(TOKENS);
  let followsDays = false;
  let isParted = false;
  while (pattern.lastIndex < text.length) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) return fail('notADuration');
    const { unit } = groups;
    const read: Read =
      groups['clock'] !== undefined && followsDays
        ? readClockOfDay(groups['clock'], isParted ? tokens : [])
        : groups['count'] === undefined || unit === undefined
          ? readToken(groups, words)
          : readPart(groups, words);
    if (!read.ok) return read;
    tokens.push(...read.value.tokens);
    isParted = groups['blank']?.includes(',') ?? false;
    if (groups['blank'] === undefined) followsDays = read.value.isOfDays ?? false;
    pattern.lastIndex -= read.value.unread;
  }
  return ok(tokens);
}

/** The tokens that a match contains. Its last `unread` code units do not belong to them. */
type Read = Result<
  { readonly tokens: readonly DurationToken[]; readonly unread: number /** A clock may follow. */; readonly isOfDays?: boolean },
  DurationTokenError
>;

const one = (token: DurationToken): Read => ok({ tokens: [token], unread: 0 });

function readToken({ blank, from, to, days, ofDay = '', clock, hours, minutes, iso, operator, count }: Groups, words: DurationWords): Read {
  if (blank !== undefined) return ok({ tokens: [], unread: 0 });
  if (from !== undefined && to !== undefined) return readSpan(from, to);
  if (operator !== undefined) return one({ kind: 'operator', sign: signs[operator] ?? '-' });
  if (iso !== undefined) return readIso(iso);
  if (hours !== undefined) return readClock(`${hours}:${minutes}`, 'hoursMinutes');
  if (days !== undefined) return readDaysAndClock(days, ofDay);
  if (clock !== undefined) return readClock(clock, words.clockMeans);
  const value = readNumber(count ?? '');
  return value ? one({ kind: 'number', value }) : fail('notADuration');
}

/** Uses the longest word that is a unit: both words, or the first one. */
function readPart({ count = '', unit = '' }: Groups, { units }: DurationWords): Read {
  const value = readNumber(count);
  const [first = ''] = unit.split(/\s/, 1);
  const word = units.has(foldUnit(unit)) ? unit : first;
  const known = units.get(foldUnit(word));
  if (!value || !known) return fail('notADuration');
  if (!isFixedUnit(known)) return fail('noFixedLength');
  const token = { kind: 'part', value: times(value, fraction(unitNanoseconds[known])) } as const;
  return ok({ tokens: [token], unread: unit.length - word.length, isOfDays: known === 'day' || known === 'week' });
}

function readDaysAndClock(days: string, clock: string): Read {
  const read = readClockForm(clock, 'hoursMinutes');
  return read.ok ? one({ kind: 'time', value: plus(fraction(BigInt(days) * unitNanoseconds.day), read.value) }) : fail('notADuration');
}

/**
 * Reads the clock of `2 days 03:04:05`. In Python, with a comma after the days, their sign does not apply to the clock: `-1 day, 23:59:59`
 * is one second ago.
 */
function readClockOfDay(text: string, before: readonly DurationToken[]): Read {
  const read = readClock(text, 'hoursMinutes');
  if (!read.ok) return read;
  const [sign, ...parts] = before;
  const isBack = sign?.kind === 'operator' && sign.sign === '-' && parts.every(({ kind }) => kind === 'part');
  const tokens = read.value.tokens.flatMap((token) =>
    token.kind === 'time' ? [{ kind: 'part', value: isBack ? minus(fraction(0n), token.value) : token.value } as const] : [],
  );
  return ok({ tokens, unread: 0 });
}

function readSpacedSpan(text: string): DurationToken | undefined {
  const { from = '', to = '' } = SPACED_SPAN.exec(text)?.groups ?? {};
  const [start, end] = [readClockForm(from, 'hoursMinutes'), readClockForm(to, 'hoursMinutes')];
  const value = start.ok && end.ok ? minus(end.value, start.value) : fraction(0n);
  return value.numerator > 0n ? { kind: 'time', value } : undefined;
}

function readSpan(from: string, to: string): Read {
  const [start, end] = [readClockForm(from, 'hoursMinutes'), readClockForm(to, 'hoursMinutes')];
  if (!start.ok || !end.ok) return fail('notADuration');
  const span = minus(end.value, start.value);
  return one({ kind: 'time', value: span.numerator > 0n ? span : plus(span, fraction(unitNanoseconds.day)) });
}

function readIso(text: string): Read {
  const counts = readIsoDuration(text);
  if (!counts) return fail('notADuration');
  const fixed = counts.filter((each): each is UnitCount<FixedUnit> => isFixedUnit(each.unit));
  return fixed.length === counts.length ? one({ kind: 'time', value: sumOfFixed(fixed) }) : fail('noFixedLength');
}

function readClock(text: string, clockMeans: TwoParts): Read {
  const clock = readClockForm(text, clockMeans);
  if (clock.ok) return one({ kind: 'time', value: clock.value });
  return clock.error.code === 'notAClockForm' ? fail('notADuration') : fail(clock.error.code, { values: { text } });
}
