import { type DnsRecord, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';

/** The records without an error: the SOA record first, then the NS records of the zone itself, then the others in text order. */
export function convertedOrder({ records, zone }: Reading): readonly DnsRecord[] {
  const top = zone === undefined ? undefined : nameKey(zone);
  const place = ({ type, key }: DnsRecord): number => (type === 'SOA' ? 0 : type === 'NS' && key === top ? 1 : 2);
  const parts: readonly DnsRecord[][] = [[], [], []];
  for (const record of records) if (!record.hasError) parts[place(record)]?.push(record);
  return parts.flat();
}
