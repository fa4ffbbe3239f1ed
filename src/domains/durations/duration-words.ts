import { type TimeUnit, unitNanoseconds } from '#pure/time/durations/time-unit.ts';

/** A count of a unit, with at most nine decimals. */
export type CountedUnit = readonly [unit: TimeUnit, count: number | bigint];

const { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND } = unitNanoseconds;

/**
 * Returns cached formatters for a language. Units below the second are not requested, because `Intl` lacks some of them: they become
 * decimals of the second.
 */
const formatIn = (language: string) => {
  const formats = new Map<TimeUnit, Intl.NumberFormat>();
  return (unit: TimeUnit): Intl.NumberFormat => {
    const format =
      formats.get(unit) ??
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', useGrouping: false, maximumFractionDigits: 9 });
    formats.set(unit, format);
    return format;
  };
};

/** Formats durations in a language, with the plural form of each unit. */
export function durationWords(language: string) {
  const format = formatIn(language);
  /** Formats non-negative counts with one sign, such as `-27 years 4 months`. Omits zero parts. If all are zero, shows the last unit. */
  const counted = (parts: readonly CountedUnit[], isNegative = false): string => {
    const written = parts.filter(([, count]) => Number(count) !== 0);
    const shown = written.length === 0 ? parts.slice(-1) : written;
    const sign = isNegative && written.length > 0 ? '-' : '';
    return sign + shown.map(([unit, count]) => format(unit).format(count)).join(' ');
  };
  /** Formats whole nanoseconds, such as `1 day 4 hours 10 minutes 0.5 seconds`. */
  const nanoseconds = (value: bigint): string => {
    const magnitude = value < 0n ? -value : value;
    const parts: readonly CountedUnit[] = [
      ['day', magnitude / DAY],
      ['hour', (magnitude % DAY) / HOUR],
      ['minute', (magnitude % HOUR) / MINUTE],
      ['second', Number(magnitude % MINUTE) / Number(SECOND)],
    ];
    return counted(parts, value < 0n);
  };
  return { counted, nanoseconds };
}
