import { type DnsRecord, isWithin, nameKey } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import type { Problem } from './problem.ts';

/** What is wrong with the SOA records: how many they are, where they stand, and their times. */
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
 * The zone that the visitor names has its SOA record there. An `$ORIGIN` may be that of the zone above, unless there are other records at it.
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
