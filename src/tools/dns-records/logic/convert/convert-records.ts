import { writeCsv } from '#pure/notation/csv/csv.ts';
import type { Reading } from '../master-file/read-records.ts';
import { convertedOrder } from './converted-order.ts';
import type { RecordFormat } from './record-formats.ts';
import { writeRoute53 } from './route53.ts';
import { writeFullNames, writeNsupdate, writeZoneFile } from './zone-file.ts';

const writeCsvRecords = (reading: Reading): string =>
  writeCsv([
    ['Name', 'TTL', 'Class', 'Type', 'Data'],
    ...convertedOrder(reading).map(({ owner, ttl, recordClass, type, data }) => [owner, String(ttl), recordClass, type, data]),
  ]);

const writeJson = (reading: Reading): string =>
  JSON.stringify(
    convertedOrder(reading).map(({ owner, ttl, recordClass, type, data }) => ({ name: owner, ttl, class: recordClass, type, data })),
    null,
    2,
  );

const writers: Readonly<Record<RecordFormat, (reading: Reading) => string>> = {
  zoneFile: writeZoneFile,
  fullNames: writeFullNames,
  csv: writeCsvRecords,
  json: writeJson,
  route53: writeRoute53,
  nsupdate: writeNsupdate,
};

export const convertRecords = (reading: Reading, format: RecordFormat): string => writers[format](reading);
