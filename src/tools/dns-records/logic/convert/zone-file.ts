import { type DnsRecord, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import { convertedOrder } from './converted-order.ts';

/** The name as it stands below `$ORIGIN`. */
function relativeTo(zone: string | undefined, name: string): string {
  if (zone === undefined) return name;
  const key = nameKey(name);
  if (key === zone) return '@';
  const suffix = `.${zone}`;
  return zone !== '.' && key.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** The most frequent TTL, of equals the larger. */
function usualTtl(records: readonly DnsRecord[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { ttl } of records) counts.set(ttl, (counts.get(ttl) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([ttl, count], [otherTtl, otherCount]) => otherCount - count || otherTtl - ttl);
  return usual?.[0];
}

/** `$ORIGIN` and `$TTL`, then a record a line, its fields parted by one tab, with relative names. */
export function writeZoneFile(reading: Reading): string {
  const records = convertedOrder(reading);
  const zone = reading.zone === undefined ? undefined : nameKey(reading.zone);
  const usual = usualTtl(records);
  const lines = records.map(({ owner, ttl, recordClass, type, data, fields, nameAt }) => {
    const written = nameAt.length > 0 ? fields.map((field, at) => (nameAt.includes(at) ? relativeTo(zone, field) : field)).join(' ') : data;
    return [relativeTo(zone, owner), ...(ttl === usual ? [] : [ttl]), recordClass, type, written].join('\t');
  });
  return [
    ...(reading.zone === undefined ? [] : [`$ORIGIN ${reading.zone}`]),
    ...(usual === undefined ? [] : [`$TTL ${usual}`]),
    ...lines,
  ].join('\n');
}

/** A record a line with everything in it. */
export const writeFullNames = (reading: Reading): string =>
  convertedOrder(reading)
    .map(({ owner, ttl, recordClass, type, data }) => `${owner} ${ttl} ${recordClass} ${type} ${data}`)
    .join('\n');

/** Commands for `nsupdate` of BIND. */
export const writeNsupdate = (reading: Reading): string =>
  [
    ...(reading.zone === undefined ? [] : [`zone ${reading.zone}`]),
    ...convertedOrder(reading).map(
      ({ owner, ttl, recordClass, type, data }) => `update add ${owner} ${ttl} ${recordClass} ${type} ${data}`,
    ),
    'send',
  ].join('\n');
