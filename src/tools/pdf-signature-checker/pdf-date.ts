const DATE = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([Z+-])(?:(\d\d)(?:'?(\d\d))?)?'?)?/;

/**
 * Parses a date such as `D:20240709150405+02'00'` (ISO 32000-1, section 7.9.4) to Unix time in seconds. Without an offset, assumes UTC.
 * Returns `undefined` for an invalid date.
 */
export function parsePdfDate(text: string): number | undefined {
  const [
    whole,
    year,
    month = '01',
    day = '01',
    hour = '00',
    minute = '00',
    second = '00',
    sign = 'Z',
    offsetHour = '00',
    offsetMinute = '00',
  ] = DATE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const offset = sign === 'Z' ? 'Z' : `${sign}${offsetHour}:${offsetMinute}`;
  const ms = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`);
  return Number.isNaN(ms) ? undefined : ms / 1000;
}
