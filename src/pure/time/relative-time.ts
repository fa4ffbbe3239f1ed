/** Units in seconds. Months and years have their average length in the Gregorian calendar (365.2425 days a year). */
const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/**
 * Formats a distance in seconds, positive for the future, in whole units of the largest unit that fits: `in 3 hours`, `8 years ago`, `now`.
 */
export function formatRelativeTime(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, unitSeconds]) => Math.abs(seconds) >= unitSeconds) ?? (['second', 1] as const);
  const count = Math.trunc(seconds / length);
  // Uses a word only for the present, because `yesterday` is not a distance.
  return new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit);
}
