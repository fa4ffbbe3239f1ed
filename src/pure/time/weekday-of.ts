/** 1970-01-01 was a Thursday. */
const FIRST_WEEKDAY = 3;

/** From 0, which is Monday: of a day counted from 1970-01-01. */
export const weekdayOf = (day: number): number => (((day + FIRST_WEEKDAY) % 7) + 7) % 7;
