/** Of the Gregorian calendar, which repeats itself every 400 years; months from 1. There is no year beyond which it fails. */
export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
