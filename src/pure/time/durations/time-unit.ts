/** The units of durations, largest first. */
export const timeUnits = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millisecond', 'microsecond', 'nanosecond'] as const;

export type TimeUnit = (typeof timeUnits)[number];

/** Units of constant length. A day is 24 hours here. */
export type FixedUnit = Exclude<TimeUnit, 'year' | 'month'>;

export const unitNanoseconds: Readonly<Record<FixedUnit, bigint>> = {
  week: 604_800_000_000_000n,
  day: 86_400_000_000_000n,
  hour: 3_600_000_000_000n,
  minute: 60_000_000_000n,
  second: 1_000_000_000n,
  millisecond: 1_000_000n,
  microsecond: 1000n,
  nanosecond: 1n,
};

/** Whether a unit has a constant length. */
export const isFixedUnit = (unit: string): unit is FixedUnit => Object.hasOwn(unitNanoseconds, unit);

const english: Readonly<Record<TimeUnit, string>> = {
  year: 'y yr yrs year years',
  month: 'mo mos mon mons month months',
  week: 'w wk wks week weeks',
  day: 'd day days',
  hour: 'h hr hrs hour hours',
  minute: 'm min mins minute minutes',
  second: 's sec secs second seconds',
  millisecond: 'ms msec msecs millisecond milliseconds',
  // The micro sign is U+00B5 or the Greek letter mu.
  microsecond: 'us µs μs usec usecs microsecond microseconds',
  nanosecond: 'ns nsec nsecs nanosecond nanoseconds',
};

/** Counts that together cover all plural forms of the languages. */
const COUNTS = [1, 2, 5, 1.5];

/** Normalizes the spelling of a unit. */
export const foldUnit = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[.\u00a0\u202f]/g, ' ')
    .trim()
    .replaceAll(/ +/g, ' ');

function wordsOf(unit: TimeUnit, language: string): readonly string[] {
  return (['long', 'short'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
    return COUNTS.map((count) =>
      format
        .formatToParts(count)
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => value)
        .join(' '),
    );
  });
}

/**
 * Unit words by language, normalized by `foldUnit`: the words of the language, as provided by `Intl`, and those of English, which take
 * precedence. `m` means minutes.
 */
export function unitsIn(language: string): ReadonlyMap<string, TimeUnit> {
  const words = [
    ...timeUnits.flatMap((unit) => wordsOf(unit, language).map((word) => [foldUnit(word), unit] as const)),
    ...timeUnits.flatMap((unit) => english[unit].split(' ').map((word) => [foldUnit(word), unit] as const)),
  ];
  return new Map(words.filter(([word]) => word !== ''));
}
