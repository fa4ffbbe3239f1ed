import type { DnsRecord } from '../dns-record.ts';
import type { Problem } from './problem.ts';

/** RFC 2181, section 10.1, and RFC 4035, section 2.5; KEY of RFC 2535 is obsolete. */
const besideCname: ReadonlySet<string> = new Set(['CNAME', 'RRSIG', 'NSEC']);

/** Finds problems between the records of one name. */
export function setProblems(records: readonly DnsRecord[]): readonly Problem[] {
  if (records.length < 2) return [];
  const problems: Problem[] = [];
  const [cname, second] = records.filter(({ type }) => type === 'CNAME');
  if (cname && records.some(({ type }) => !besideCname.has(type))) {
    problems.push({ code: 'cnameBeside', line: cname.line, values: { name: cname.owner } });
  }
  if (second) problems.push({ code: 'twoCnames', line: second.line, values: { name: second.owner } });
  for (const set of Map.groupBy(records, ({ type, recordClass }) => `${type} ${recordClass}`).values()) {
    if (set.length > 1) problems.push(...sameSetProblems(set));
  }
  return problems;
}

function sameSetProblems(set: readonly DnsRecord[]): readonly Problem[] {
  const problems: Problem[] = [];
  const [first] = set;
  // Ignores the answers that dig printed, because the TTL of a cached record decreases between two queries, and signatures, because they
  // have the TTL of the records that they cover (RFC 4034, section 3).
  const own = set.filter(({ section, type }) => section === undefined && type !== 'RRSIG');
  const differing = own.find(({ ttl }) => ttl !== own[0]?.ttl);
  if (first && differing) {
    const ttls = [...new Set(own.map(({ ttl }) => ttl))].toSorted((one, other) => one - other);
    problems.push({ code: 'ttlsDiffer', line: differing.line, values: { name: first.owner, type: first.type, ttls: ttls.join(', ') } });
  }
  const seen = new Set<string>();
  for (const { data, hasError, line, section } of set) {
    if (hasError) continue;
    const key = comparable(data, first?.nameAt.length ?? 0);
    if (seen.has(key) && section === undefined && first?.type !== 'SOA') problems.push({ code: 'duplicate', line });
    seen.add(key);
  }
  return problems;
}

/** Lowercases data with names, because names are case-insensitive. */
const comparable = (data: string, nameCount: number): string => (nameCount > 0 ? data.toLowerCase() : data);
