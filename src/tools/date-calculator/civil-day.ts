/** Days of 400 years, after which the Gregorian calendar repeats itself, with its weekdays. */
export const CYCLE_YEARS = 400;
const CYCLE_DAYS = 146_097;
/** From 0000-03-01, with which a year of this count begins, to 1970-01-01. */
const EPOCH = 719_468;

export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days from 1970-01-01 in the Gregorian calendar, of any year; 29 February of a year without one is 1 March. */
export function civilDay({ year, month, day }: CivilDate): number {
  // Years begin with March here, so that the day that is not in all of them is the last.
  const years = month > 2 ? year : year - 1;
  const cycle = Math.floor(years / CYCLE_YEARS);
  const yearOfCycle = years - cycle * CYCLE_YEARS;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return cycle * CYCLE_DAYS + yearOfCycle * 365 + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100) + dayOfYear - EPOCH;
}

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
