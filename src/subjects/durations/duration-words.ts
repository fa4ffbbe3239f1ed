import { type TimeUnit, unitNanoseconds } from '#pure/time/durations/time-unit.ts';

/** A count of a unit; decimals are no more than nine. */
export type CountedUnit = readonly [unit: TimeUnit, count: number | bigint];

const { day: DAY, hour: HOUR, minute: MINUTE, second: SECOND } = unitNanoseconds;

/** What `Intl` has no unit for is not asked for: of parts of a second there are the decimals. */
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

/** Writes durations in the words of a language, each unit with its form of the plural. */
export function durationWords(language: string) {
  const format = formatIn(language);
  /** `-27 years 4 months`: without the parts that are zero, and with one sign; counts are not negative. Where all are zero, the last unit. */
  const counted = (parts: readonly CountedUnit[], isNegative = false): string => {
    const written = parts.filter(([, count]) => Number(count) !== 0);
    const shown = written.length === 0 ? parts.slice(-1) : written;
    const sign = isNegative && written.length > 0 ? '-' : '';
    return sign + shown.map(([unit, count]) => format(unit).format(count)).join(' ');
  };
  /** `1 day 4 hours 10 minutes 0.5 seconds`, from whole nanoseconds. */
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
