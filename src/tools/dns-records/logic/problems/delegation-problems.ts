import { type DnsRecord, parentOf } from '../dns-record.ts';
import { fitsKey } from '../rdata/key-tag.ts';
import type { Problem } from './problem.ts';

/** Finds records below a DNAME record, and DS records that match none of the existing keys. */
export function delegationProblems(records: readonly DnsRecord[], byKey: ReadonlyMap<string, readonly DnsRecord[]>): readonly Problem[] {
  const problems: Problem[] = [];
  const dnames = new Map(records.filter(({ type }) => type === 'DNAME').map((record) => [record.key, record.owner]));
  if (dnames.size > 0) {
    for (const { key, line } of records) {
      for (let above = parentOf(key); above !== undefined; above = parentOf(above)) {
        const name = dnames.get(above);
        if (name === undefined) continue;
        problems.push({ code: 'underDname', line, values: { name } });
        dnames.delete(above);
      }
    }
  }
  for (const ds of records) {
    if (ds.type !== 'DS' || ds.fields.length === 0) continue;
    const keys = byKey.get(ds.key)?.filter(({ type, fields }) => type === 'DNSKEY' && fields.length > 0) ?? [];
    if (keys.length > 0 && !keys.some((key) => fitsKey(ds, key))) {
      problems.push({ code: 'dsWithoutKey', line: ds.line, values: { keyTag: ds.fields[0] ?? '' } });
    }
  }
  return problems;
}
