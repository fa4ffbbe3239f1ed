/**
 * The number of days in a month, counted from 1, of the Gregorian calendar. Valid for any year, because the calendar repeats every 400
 * years.
 */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
