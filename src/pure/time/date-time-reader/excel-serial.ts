import { DAY_MS } from '../calendar-day.ts';
import { clockAt } from './read-clock.ts';
import { isBareNumber } from './number-format.ts';
import type { ReadDate } from './reading.ts';

/** Days from 1899-12-30, which is day 0, to 1970. */
const EPOCH_DAY = 25_569;
/** From 1 March 1900 on it counts as Excel does. */
const FIRST_SURE = 61;

/** Days, and parts of one, that a local clock shows, as Excel counts them: in 64-bit floating point. */
export const readExcelSerial: ReadDate = (text) => {
  if (!isBareNumber(text)) return undefined;
  return clockAt(Math.round((Number(text) - EPOCH_DAY) * DAY_MS));
};

/** The serial of what a local clock shows, in milliseconds as if it were UTC. */
export const excelSerialOf = (wallClockMs: number): number => wallClockMs / DAY_MS + EPOCH_DAY;

/** Excel itself counts a 29 February 1900, so that its earlier days are one less. */
export const isBeforeSureSerial = (serial: number): boolean => serial < FIRST_SURE;
