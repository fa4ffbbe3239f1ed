import { type DnsRecord, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import { convertedOrder } from './converted-order.ts';

/** The name relative to `$ORIGIN`. */
function relativeTo(zone: string | undefined, name: string): string {
  if (zone === undefined) return name;
  const key = nameKey(name);
  if (key === zone) return '@';
  const suffix = `.${zone}`;
  return zone !== '.' && key.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

/** The most frequent TTL; in a tie, the larger one. */
function usualTtl(records: readonly DnsRecord[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { ttl } of records) counts.set(ttl, (counts.get(ttl) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([ttl, count], [otherTtl, otherCount]) => otherCount - count || otherTtl - ttl);
  return usual?.[0];
}

/** Writes `$ORIGIN` and `$TTL`, then one record per line with relative names and tabs between fields. */
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

/** Writes one complete record per line. */
export const writeFullNames = (reading: Reading): string =>
  convertedOrder(reading)
    .map(({ owner, ttl, recordClass, type, data }) => `${owner} ${ttl} ${recordClass} ${type} ${data}`)
    .join('\n');

/** Writes commands for `nsupdate` of BIND. */
export const writeNsupdate = (reading: Reading): string =>
  [
    ...(reading.zone === undefined ? [] : [`zone ${reading.zone}`]),
    ...convertedOrder(reading).map(
      ({ owner, ttl, recordClass, type, data }) => `update add ${owner} ${ttl} ${recordClass} ${type} ${data}`,
    ),
    'send',
  ].join('\n');
