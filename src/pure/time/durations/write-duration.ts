import { formatExactDecimal } from '../../numbers/exact-decimal.ts';
import { fraction } from '../../numbers/fraction.ts';
import { formatSignificant } from '../../numbers/significant-digits.ts';
import { unitNanoseconds } from './time-unit.ts';

const { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND, millisecond: MILLISECOND, microsecond: MICROSECOND } = unitNanoseconds;
const WEEK = unitNanoseconds.week;
/** A year in Prometheus has 365 days. */
const YEAR = 365n * DAY;
const TICK = 100n;
/** Go, Prometheus, and .NET use 64-bit integers. */
const MAX_64 = 2n ** 63n - 1n;
/** The number of significant digits, as for all other non-integers. */
const DIGITS = 12;

/** Writes whole nanoseconds, negative for a negative duration. `undefined` if the program cannot represent the duration. */
type WriteDuration = (nanoseconds: bigint) => string | undefined;

const magnitudeOf = (nanoseconds: bigint): bigint => (nanoseconds < 0n ? -nanoseconds : nanoseconds);
const signed = (nanoseconds: bigint, text: string): string => (nanoseconds < 0n ? `-${text}` : text);
const two = (count: bigint): string => String(count).padStart(2, '0');

/** Nanoseconds as a decimal number of a unit, which must be a power of ten. */
const decimalIn = (nanoseconds: bigint, unit: bigint): string =>
  formatExactDecimal({ digits: nanoseconds, scale: String(unit).length - 1 });

/** The clock form, such as `4:10:00`: any number of hours, and decimals if the seconds are not whole. */
export function writeClock(nanoseconds: bigint): string {
  const magnitude = magnitudeOf(nanoseconds);
  const [whole = '', decimals] = decimalIn(magnitude % MINUTE, SECOND).split('.');
  const clock = `${magnitude / HOUR}:${two((magnitude % HOUR) / MINUTE)}:${whole.padStart(2, '0')}`;
  return signed(nanoseconds, decimals === undefined ? clock : `${clock}.${decimals}`);
}

/** The count of each unit that is not zero, largest first. Drops any remainder. */
function partsOf(magnitude: bigint, units: readonly (readonly [letter: string, nanoseconds: bigint])[]): readonly string[] {
  const parts: string[] = [];
  let rest = magnitude;
  for (const [letter, unit] of units) {
    if (rest >= unit) parts.push(`${rest / unit}${letter}`);
    rest %= unit;
  }
  return parts;
}

/** An ISO 8601 duration such as `PT4H10M`, with days of 24 hours and the sign of `Temporal`. */
export function writeIsoDuration(nanoseconds: bigint): string {
  const magnitude = magnitudeOf(nanoseconds);
  const seconds = magnitude % MINUTE;
  const time = [
    ...partsOf((magnitude % DAY) - seconds, [
      ['H', HOUR],
      ['M', MINUTE],
    ]),
    ...(seconds === 0n ? [] : [`${decimalIn(seconds, SECOND)}S`]),
  ].join('');
  const days = magnitude < DAY ? '' : `${magnitude / DAY}D`;
  return signed(nanoseconds, magnitude === 0n ? 'PT0S' : `P${days}${time === '' ? '' : `T${time}`}`);
}

/** The form `4h10m0s`: the method `String` of `time.Duration` in Go's src/time/time.go. */
export const writeGo: WriteDuration = (nanoseconds) => {
  const magnitude = magnitudeOf(nanoseconds);
  if (magnitude > MAX_64 + (nanoseconds < 0n ? 1n : 0n)) return undefined;
  if (magnitude === 0n) return '0s';
  if (magnitude < MICROSECOND) return signed(nanoseconds, `${magnitude}ns`);
  if (magnitude < MILLISECOND) return signed(nanoseconds, `${decimalIn(magnitude, MICROSECOND)}µs`);
  if (magnitude < SECOND) return signed(nanoseconds, `${decimalIn(magnitude, MILLISECOND)}ms`);
  const [hours, minutes] = [magnitude / HOUR, (magnitude % HOUR) / MINUTE];
  const beginning = (hours > 0n ? `${hours}h` : '') + (magnitude >= MINUTE ? `${minutes}m` : '');
  return signed(nanoseconds, `${beginning}${decimalIn(magnitude % MINUTE, SECOND)}s`);
};

/**
 * The form `4h10m`: the method `String` of `model.Duration` in prometheus/common. Uses years and weeks only if they divide the duration
 * exactly.
 */
export const writePrometheus: WriteDuration = (nanoseconds) => {
  const magnitude = magnitudeOf(nanoseconds);
  if (magnitude % MILLISECOND !== 0n || magnitude > MAX_64) return undefined;
  const years = magnitude % YEAR === 0n ? ([['y', YEAR]] as const) : [];
  const weeks = magnitude % WEEK === 0n ? ([['w', WEEK]] as const) : [];
  const parts = partsOf(magnitude, [...years, ...weeks, ['d', DAY], ['h', HOUR], ['m', MINUTE], ['s', SECOND], ['ms', MILLISECOND]]);
  return signed(nanoseconds, parts.join('') || '0s');
};

/** The form `4h 10min`: a time span of systemd.time(7), in whole microseconds. */
export const writeSystemd: WriteDuration = (nanoseconds) => {
  const magnitude = magnitudeOf(nanoseconds);
  if (magnitude % MICROSECOND !== 0n) return undefined;
  const parts = partsOf(magnitude, [
    ['d', DAY],
    ['h', HOUR],
    ['min', MINUTE],
    ['s', SECOND],
    ['ms', MILLISECOND],
    ['us', MICROSECOND],
  ]);
  return signed(nanoseconds, parts.join(' ') || '0');
};

/** A fraction of a day, such as `0.173611111111`, with 12 digits if it is not an integer. */
export const writeExcel = (nanoseconds: bigint): string => formatSignificant(fraction(nanoseconds, DAY), DIGITS);

/** The form `04:10:00` or `1.02:03:04.5000000`: the format `c` of `TimeSpan`, in units of 100 ns. */
export const writeNet: WriteDuration = (nanoseconds) => {
  const magnitude = magnitudeOf(nanoseconds);
  if (magnitude % TICK !== 0n || magnitude / TICK > MAX_64) return undefined;
  const days = magnitude < DAY ? '' : `${magnitude / DAY}.`;
  const clock = [(magnitude % DAY) / HOUR, (magnitude % HOUR) / MINUTE, (magnitude % MINUTE) / SECOND].map(two).join(':');
  const ticks = (magnitude % SECOND) / TICK;
  return signed(nanoseconds, `${days}${clock}${ticks === 0n ? '' : `.${String(ticks).padStart(7, '0')}`}`);
};
