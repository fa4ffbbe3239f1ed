import { DAY_MS } from '../calendar-day.ts';
import { clockAt } from './read-clock.ts';
import { isBareNumber } from './number-format.ts';
import type { ReadDate } from './reading.ts';

/** The number of days from 1899-12-30, which is day 0, to 1970-01-01. */
const EPOCH_DAY = 25_569;
/** From 1 March 1900, serials match those of Excel. */
const FIRST_SURE = 61;

/** Reads local days, with fractions, as Excel counts them: in 64-bit floating point. */
export const readExcelSerial: ReadDate = (text) => {
  if (!isBareNumber(text)) return undefined;
  return clockAt(Math.round((Number(text) - EPOCH_DAY) * DAY_MS));
};

/** The serial of a local time, given in milliseconds as if it were UTC. */
export const excelSerialOf = (wallClockMs: number): number => wallClockMs / DAY_MS + EPOCH_DAY;

/** Excel wrongly includes 29 February 1900, so its serials before that date are one lower. */
export const isBeforeSureSerial = (serial: number): boolean => serial < FIRST_SURE;
