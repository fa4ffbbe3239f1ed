/** Seconds in a unit; month and year are those of the Gregorian calendar on average (365.2425 days a year). */
const UNITS = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

/** `in 3 hours`, `8 years ago`, `now`: a distance in seconds, positive for the future, in the largest unit that fits, cut to whole units. */
export function formatRelativeTime(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, unitSeconds]) => Math.abs(seconds) >= unitSeconds) ?? (['second', 1] as const);
  const count = Math.trunc(seconds / length);
  // Where there is a word it is taken only for the present: `yesterday` is no distance.
  return new Intl.RelativeTimeFormat(language, { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit);
}
