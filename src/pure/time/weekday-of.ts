/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** The weekday of a day counted from 1970-01-01, where 0 is Monday. */
export const weekdayOf = (day: number): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
