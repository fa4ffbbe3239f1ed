import type { DateFormat } from './date-format.ts';
import { readIso8601 } from './read-iso-8601.ts';

/**
 * Numbers of 18 digits below the first limit are FILETIME (until the year 2551), and from the second limit .NET ticks (since the year
 * 1585).
 */
const FILE_TIME_END = 300_000_000_000_000_000n;
const TICKS_START = 500_000_000_000_000_000n;

/** Whether the text is a plain number, which is ambiguous between several formats. */
export const isBareNumber = (text: string): boolean => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);

/** The most likely format of a plain number, based on its digits; `undefined` for any other text. */
export function numberFormatOf(text: string): DateFormat | undefined {
  if (!isBareNumber(text)) return undefined;
  const [whole = '', decimals] = text.replace(/^[+-]/, '').split('.');
  const isUnsignedWhole = decimals === undefined && /^\d/.test(text);
  if (isUnsignedWhole) {
    if (isIsoDigits(whole)) return 'iso8601';
    if (whole.length === 18 && BigInt(whole) < FILE_TIME_END) return 'fileTime';
    if (whole.length === 18 && BigInt(whole) >= TICKS_START) return 'netTicks';
  }
  if (decimals !== undefined && whole.length <= 7) return 'excelSerial';
  if (whole.length <= 11) return 'unixSeconds';
  if (whole.length <= 14) return 'unixMilliseconds';
  return whole.length <= 17 ? 'unixMicroseconds' : 'unixNanoseconds';
}

/** Whether the digits are a year, `yyyymmdd`, or `yyyymmddhhmmss`. */
function isIsoDigits(digits: string): boolean {
  if (digits.length === 4) return true;
  return /^(?:19|2\d)(?:\d{6}|\d{12})$/.test(digits) && readIso8601(digits)?.kind === 'clock';
}
