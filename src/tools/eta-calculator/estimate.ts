import type { Given } from '#core/declaration.ts';
import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { isDateTime } from '#pure/time/date-time.ts';
import { parseExactDecimal } from '#pure/numbers/exact-decimal.ts';
import { type Fraction, formatFraction, fraction, fractionOf, minus, over, roundFraction, times } from '#pure/numbers/fraction.ts';
import { isBareNumber } from '#pure/time/date-time-reader/number-format.ts';
import { readDateTime, unquote } from '#pure/time/date-time-reader/read-date-time.ts';
import { parseIsoDateTimeParts } from '#pure/time/iso-date-time.ts';
import { formatLocalDateTime, instantOf, type Zone } from '#pure/time/zoned-date-time.ts';
import { type Amount, type AmountError, parseAmount } from './amount.ts';
import type { declaration } from './declare.ts';
import { readRate } from './read-rate.ts';

type GivenSpeed = Given<typeof declaration, 'fromSpeed'>;
type GivenProgress = Given<typeof declaration, 'fromProgress'>;

/** The values of empty times, in epoch milliseconds. */
export interface Moments extends Zone {
  readonly openedMs: number;
  readonly nowMs: number;
}

export interface Speed {
  /** Bits per second for data, otherwise items per hour. */
  readonly rate: Fraction;
  readonly isData: boolean;
}

/** Durations are whole milliseconds, and date-times are local. */
export interface Estimate {
  readonly startedAt: string;
  readonly asOf: string;
  /** From 0 to 1. */
  readonly progress: number;
  /** `undefined` if no time has passed since the start. */
  readonly end: { readonly totalMs: number; readonly leftMs: number; readonly endsAt: string; readonly speed: Speed } | undefined;
}

export type EstimateError = AmountError | 'unitInOne' | 'periodNotPositive' | 'unknownDate' | 'startsLater' | 'moreThanTotal' | 'tooLong';

type Outcome<Value> = Result<Value, EstimateError>;

const SECOND_MS = 1000n;
const HOUR_MS = 3_600_000n;
const UNIT_MS = { milliseconds: 1n, seconds: SECOND_MS, minutes: 60_000n, hours: HOUR_MS, days: 86_400_000n } as const;
/** 270,000 years of 365.2425 days. `Temporal` ends in 275760. */
const LONGEST_MS = 270_000 * 31_556_952_000;

interface Task extends Pick<Speed, 'isData'> {
  readonly total: Fraction;
  /** The amount done in each period, or so far. */
  readonly part: Fraction;
  readonly startedMs: number;
}

const isPercent = (text: string): boolean => text.trimEnd().endsWith('%');

/** Validates an amount even if the other one is missing. A percentage is a share of a hundred, or of the whole. */
function readAmount(text: string, field: Parameters<typeof parseAmount>[1], whole?: Amount | null): Result<Amount | null, AmountError> {
  if (text.trim() === '') return ok(null);
  const isShare = isPercent(text);
  const amount = parseAmount(isShare ? text.trimEnd().slice(0, -1) : text, field);
  if (!amount.ok || !isShare) return amount;
  if (amount.value.isData) return fail('notAnAmount', { field });
  return whole ? ok({ ...whole, quantity: over(times(whole.quantity, amount.value.quantity), fraction(100n)) }) : amount;
}

/** The input of an estimate; `null` while an amount is missing. */
function readTask(
  { totalAmount, startedAt }: Pick<GivenSpeed, 'totalAmount' | 'startedAt'>,
  partName: 'amountPerPeriod' | 'alreadyDone',
  partText: string,
  moments: Moments,
): Outcome<Task | null> {
  const total = readAmount(totalAmount, 'totalAmount');
  if (!total.ok) return total;
  const part = readAmount(partText, partName, isPercent(totalAmount) ? null : total.value);
  if (!part.ok) return part;
  const [whole, done] = [total.value, part.value];
  if (!whole || !done) return ok(null);
  if (whole.isData !== done.isData) return fail('unitInOne', { field: partName });
  return mapResult(momentOf('startedAt', startedAt, moments.openedMs, moments), (startedMs) => ({
    total: whole.quantity,
    part: done.quantity,
    isData: whole.isData,
    startedMs,
  }));
}

/**
 * Estimates the end of a task from its speed; `null` while an amount is missing. Empty times default to the time when the page was opened,
 * and to now. Errors: `unknownDate` for an invalid date-time, `tooLong` for more than 270,000 years.
 */
export function estimateFromSpeed(
  { amountPerPeriod: typed, period: typedPeriod, periodUnit: typedUnit, ...given }: GivenSpeed,
  moments: Moments,
): Outcome<Estimate | null> {
  const { amountPerPeriod, period, periodUnit } = readRate({ amountPerPeriod: typed, period: typedPeriod, periodUnit: typedUnit });
  const task = readTask(given, 'amountPerPeriod', amountPerPeriod, moments);
  if (!task.ok) return task;
  if (!task.value) return ok(null);
  const { total, part, isData, startedMs } = task.value;
  const periodMs = times(fractionOfNumber(period), fraction(UNIT_MS[periodUnit]));
  if (periodMs.numerator === 0n) return fail('periodNotPositive', { field: 'period' });
  const perMs = over(part, periodMs);
  const totalMs = wholeMs(over(total, perMs));
  if (!isReachable(startedMs, totalMs)) return fail('tooLong', { field: 'totalAmount' });
  const leftMs = Math.max(0, startedMs + totalMs - moments.nowMs);
  const goneMs = Math.max(0, totalMs - leftMs);
  return ok({
    startedAt: localTime(startedMs, moments),
    asOf: localTime(moments.nowMs, moments),
    progress: leftMs === 0 ? 1 : goneMs / Math.max(1, totalMs),
    end: { totalMs, leftMs, endsAt: localTime(startedMs + totalMs, moments), speed: speedOf(perMs, isData) },
  });
}

/** Estimates the end of a task from its progress so far. */
export function estimateFromProgress({ alreadyDone, asOf, ...given }: GivenProgress, moments: Moments): Outcome<Estimate | null> {
  const task = readTask(given, 'alreadyDone', alreadyDone, moments);
  if (!task.ok) return task;
  if (!task.value) return ok(null);
  const { total, part: done, isData, startedMs } = task.value;
  const moment = momentOf('asOf', asOf, moments.nowMs, moments);
  if (!moment.ok) return moment;
  const asOfMs = moment.value;
  const rest = minus(total, done);
  if (rest.numerator < 0n) return fail('moreThanTotal', { field: 'alreadyDone' });
  if (startedMs > asOfMs) return fail('startsLater', { field: 'startedAt' });
  const known = {
    startedAt: localTime(startedMs, moments),
    asOf: localTime(asOfMs, moments),
    progress: Number(formatFraction(over(done, total), SHARE_PLACES)),
  };
  if (startedMs === asOfMs) return ok({ ...known, end: undefined });
  const perMs = over(done, fraction(BigInt(asOfMs - startedMs)));
  const totalMs = wholeMs(over(total, perMs));
  const leftMs = wholeMs(over(rest, perMs));
  if (totalMs > LONGEST_MS || !isReachable(asOfMs, leftMs)) return fail('tooLong', { field: 'totalAmount' });
  return ok({ ...known, end: { totalMs, leftMs, endsAt: localTime(asOfMs + leftMs, moments), speed: speedOf(perMs, isData) } });
}

const speedOf = (perMs: Fraction, isData: boolean): Speed => ({ rate: times(perMs, fraction(isData ? SECOND_MS : HOUR_MS)), isData });

function fractionOfNumber(number: number): Fraction {
  const decimal = parseExactDecimal(String(number), 400);
  return decimal.ok ? fractionOf(decimal.value) : fraction(0n);
}

/** More decimal places than are displayed. */
const SHARE_PLACES = 9;

/** Rounds half a millisecond up. Values beyond the exact integers are too long in any case. */
const wholeMs = (ms: Fraction): number => Number(roundFraction(ms, 0).digits);

const isReachable = (fromMs: number, durationMs: number): boolean => durationMs <= LONGEST_MS && isDateTime((fromMs + durationMs) / 1000);

const localTime = (epochMs: number, { temporal, timeZone }: Zone): string =>
  formatLocalDateTime(temporal.Instant.fromEpochMilliseconds(epochMs), timeZone);

/** Reads a date in any notation except a bare number. */
function printedInstant(text: string, zone: Zone) {
  const read = isBareNumber(text) ? undefined : readDateTime(text, 'auto', zone);
  return read?.ok ? read.value.instant : undefined;
}

/** The time of a field in epoch milliseconds. */
function momentOf(field: 'startedAt' | 'asOf', typed: string, emptyMs: number, zone: Zone): Outcome<number> {
  const text = typed.trim();
  if (text === '') return ok(emptyMs);
  const dateTime = parseIsoDateTimeParts(text);
  const instant = dateTime ? instantOf(dateTime, zone) : printedInstant(unquote(text), zone);
  return instant ? ok(instant.epochMilliseconds) : fail('unknownDate', { field });
}
