import { type DnsRecord, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import { convertedOrder } from './converted-order.ts';

/** Converts escapes to the three octal digits that Amazon uses: Route 53, DNS domain name format. */
const octal = (text: string): string =>
  text.replaceAll(/\\(\d{3})|\\[\s\S]/g, (escape: string, code: string | undefined) =>
    code === undefined ? escape : `\\${Number(code).toString(8).padStart(3, '0')}`,
  );

/** Writes a batch of changes for Route 53, one per record set. Omits SOA and NS of the zone itself, which Route 53 creates. */
export function writeRoute53(reading: Reading): string {
  const top = reading.zone === undefined ? undefined : nameKey(reading.zone);
  const isOwn = ({ type, key }: DnsRecord): boolean => type === 'SOA' || (type === 'NS' && key === top);
  const sets = Map.groupBy(
    convertedOrder(reading).filter((record) => !isOwn(record)),
    ({ key, type }) => `${key} ${type}`,
  );
  const Changes = [...sets.values()].map((records) => ({
    Action: 'UPSERT',
    ResourceRecordSet: {
      Name: octal(records[0]?.owner ?? ''),
      Type: records[0]?.type ?? '',
      TTL: records[0]?.ttl ?? 0,
      // Route 53 rejects a set with duplicate records; in a zone, duplicates count once (RFC 2181, section 5).
      ResourceRecords: [...new Set(records.map(({ data }) => octal(data)))].map((Value) => ({ Value })),
    },
  }));
  return JSON.stringify({ Changes }, null, 2);
}
