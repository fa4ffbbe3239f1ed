/** Formats that can be read, in page order. */
export const dateFormats = [
  'iso8601',
  'iso9075',
  'rfc7231',
  'rfc5322',
  'unixSeconds',
  'unixMilliseconds',
  'unixMicroseconds',
  'unixNanoseconds',
  'fileTime',
  'netTicks',
  'objectId',
  'excelSerial',
  'ldap',
  'javascript',
  'apache',
  'printed',
] as const;

export type DateFormat = (typeof dateFormats)[number];

/** Formats that are plain numbers. */
export const numberFormats = [
  'unixSeconds',
  'unixMilliseconds',
  'unixMicroseconds',
  'unixNanoseconds',
  'fileTime',
  'netTicks',
  'excelSerial',
] as const satisfies readonly DateFormat[];

/** Formats that can be written, in page order. */
export const writtenFormats = [
  'iso8601',
  'iso8601Utc',
  'rfc9557',
  'iso9075',
  'rfc7231',
  'rfc5322',
  'javascriptString',
  'unixSeconds',
  'unixMilliseconds',
  'unixMicroseconds',
  'unixNanoseconds',
  'fileTime',
  'netTicks',
  'objectId',
  'excelSerial',
  'ldap',
  'javascript',
  'apache',
  'weekDate',
  'ordinalDate',
] as const;

export type WrittenFormat = (typeof writtenFormats)[number];
