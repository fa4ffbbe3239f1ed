/** Notations that are read, in the order of the page. */
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

/** Notations that are bare numbers. */
export const numberFormats = [
  'unixSeconds',
  'unixMilliseconds',
  'unixMicroseconds',
  'unixNanoseconds',
  'fileTime',
  'netTicks',
  'excelSerial',
] as const satisfies readonly DateFormat[];

/** Notations that are written, in the order of the page. */
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
