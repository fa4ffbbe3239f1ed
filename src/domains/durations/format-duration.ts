import { unitNanoseconds } from '#pure/time/durations/time-unit.ts';

const { minute: MINUTE, second: SECOND, millisecond: MILLISECOND } = unitNanoseconds;

/** From largest to smallest. */
const UNITS = ['day', 'hour', 'minute', 'second', 'millisecond', 'microsecond', 'nanosecond'] as const;

type Unit = (typeof UNITS)[number];

const formats = new Map<string, Intl.NumberFormat>();

/** Caches formatters, because creating one takes longer than using it a hundred times. */
function formatOf(unit: string, language: string): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
}

const inUnit = (count: number | bigint, unit: string, language: string): string => formatOf(unit, language).format(count);

const roundedTo = (nanoseconds: bigint, unit: bigint): bigint => ((2n * nanoseconds + unit) / (2n * unit)) * unit;

/** Rounds non-negative nanoseconds for display: to the second from one minute, to the millisecond from one millisecond. */
export function shownNanoseconds(nanoseconds: bigint): bigint {
  if (nanoseconds < MILLISECOND) return nanoseconds;
  const ms = roundedTo(nanoseconds, MILLISECOND);
  return ms < MINUTE ? ms : roundedTo(nanoseconds, SECOND);
}

/** Formats rounded nanoseconds, such as `1 day 3 hours 46 minutes 40 seconds`, without zero parts. */
export function formatNanoseconds(nanoseconds: bigint, language: string): string {
  let rest = shownNanoseconds(nanoseconds);
  const parts: string[] = [];
  for (const unit of UNITS) {
    const count = rest / unitNanoseconds[unit];
    rest -= count * unitNanoseconds[unit];
    if (count > 0n) parts.push(inUnit(count, unit, language));
  }
  return parts.join(' ') || inUnit(0, 'second', language);
}

/** Formats whole milliseconds like `formatNanoseconds`. */
export const formatDuration = (ms: number, language: string): string => formatNanoseconds(BigInt(ms) * MILLISECOND, language);

/** Formats a count of one unit, such as `3 minutes`. */
export const formatPeriod = (count: number, units: `${Exclude<Unit, 'microsecond' | 'nanosecond'>}s`, language: string): string =>
  inUnit(count, units.slice(0, -1), language);
