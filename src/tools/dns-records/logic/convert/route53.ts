import { type DnsRecord, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import { convertedOrder } from './converted-order.ts';

/** Amazon writes bytes with three octal digits: Route 53, DNS domain name format. */
const octal = (text: string): string =>
  text.replaceAll(/\\(\d{3})|\\[\s\S]/g, (escape: string, code: string | undefined) =>
    code === undefined ? escape : `\\${Number(code).toString(8).padStart(3, '0')}`,
  );

/** A batch of changes for Route 53, a set of records each, without SOA and NS of the zone itself, which it makes on its own. */
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
      // Route 53 refuses a set that has a record twice; a zone has it once (RFC 2181, section 5).
      ResourceRecords: [...new Set(records.map(({ data }) => octal(data)))].map((Value) => ({ Value })),
    },
  }));
  return JSON.stringify({ Changes }, null, 2);
}
