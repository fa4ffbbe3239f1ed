import type { DateFormat } from './date-format.ts';
import { readExcelSerial } from './excel-serial.ts';
import { numberScales, readNumber } from './number-scale.ts';
import { readObjectId } from './object-id.ts';
import { readIso8601, readIso9075 } from './read-iso-8601.ts';
import { readJavascript } from './read-javascript.ts';
import { readApache, readLdap } from './read-log-dates.ts';
import { readPrintedDate } from './read-printed-date.ts';
import { readRfc5322, readRfc7231 } from './read-rfc-dates.ts';
import type { ReadDate } from './reading.ts';

export const dateReaders: Readonly<Record<DateFormat, ReadDate>> = {
  iso8601: readIso8601,
  iso9075: readIso9075,
  rfc7231: readRfc7231,
  rfc5322: readRfc5322,
  unixSeconds: readNumber(numberScales.unixSeconds),
  unixMilliseconds: readNumber(numberScales.unixMilliseconds),
  unixMicroseconds: readNumber(numberScales.unixMicroseconds),
  unixNanoseconds: readNumber(numberScales.unixNanoseconds),
  fileTime: readNumber(numberScales.fileTime),
  netTicks: readNumber(numberScales.netTicks),
  objectId: readObjectId,
  excelSerial: readExcelSerial,
  ldap: readLdap,
  javascript: readJavascript,
  apache: readApache,
  printed: readPrintedDate,
};
