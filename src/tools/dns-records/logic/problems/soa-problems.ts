import { type DnsRecord, isWithin, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import type { Problem } from './problem.ts';

/** Finds problems of the SOA records: their number, position, and times. */
export function soaProblems(reading: Reading, byKey: ReadonlyMap<string, readonly DnsRecord[]>): readonly Problem[] {
  const soas = reading.records.filter(({ type }) => type === 'SOA');
  const own = soas.filter(({ section }) => section === undefined);
  const problems: Problem[] = soas.flatMap(timeProblems);
  const [first, ...others] = own;
  for (const { line } of others) problems.push({ code: 'twoSoas', line });
  if (first && reading.origin !== undefined && !isAtTop(first, nameKey(reading.origin), reading, byKey)) {
    problems.push({ code: 'soaNotAtTop', line: first.line });
  }
  return problems;
}

/**
 * Whether a SOA record is at the top of the zone, which is the origin that the visitor entered. An `$ORIGIN` need not be the top: it can be
 * any other name, or the parent zone if it has no records.
 */
function isAtTop({ key }: DnsRecord, origin: string, reading: Reading, byKey: ReadonlyMap<string, readonly DnsRecord[]>): boolean {
  if (key === origin) return true;
  return !reading.isOriginGiven && (!isWithin(key, origin) || !byKey.has(origin));
}

/** RFC 1912, section 2.2. */
function timeProblems({ line, fields }: DnsRecord): readonly Problem[] {
  const [refresh, retry, expire] = fields.slice(3, 6).map(Number);
  if (refresh === undefined || retry === undefined || expire === undefined) return [];
  const problems: Problem[] = [];
  if (retry >= refresh) problems.push({ code: 'soaRetry', line, values: { retry, refresh } });
  if (expire <= refresh + retry) problems.push({ code: 'soaExpire', line, values: { expire } });
  return problems;
}
