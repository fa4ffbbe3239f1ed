import { type DnsRecord, isWithin, nameKey, parentOf } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import type { Problem } from './problem.ts';

type ByKey = ReadonlyMap<string, readonly DnsRecord[]>;

/** Where the name that a record points to stands among its fields. */
const targetAt: Readonly<Record<string, number>> = { NS: 0, MX: 1, SRV: 3 };

const has = (byKey: ByKey, key: string, ...types: readonly string[]): boolean =>
  byKey.get(key)?.some(({ type }) => types.includes(type)) === true;

/** Of servers that records name: they are aliases, or have no address. */
export function targetProblems({ records, zone }: Reading, byKey: ByKey): readonly Problem[] {
  const zoneKey = zone === undefined ? undefined : nameKey(zone);
  const problems: Problem[] = [];
  for (const { type, owner, key, fields, line, section } of records) {
    const target = fields[targetAt[type] ?? -1];
    if (target === undefined || target === '.') continue;
    const targetKey = nameKey(target);
    const values = { type, name: owner, target };
    if (has(byKey, targetKey, 'CNAME')) problems.push({ code: 'alias', line, values });
    else if (
      type !== 'SRV' &&
      section === undefined &&
      zoneKey !== undefined &&
      isWithin(key, zoneKey) &&
      lacksAddress(targetKey, key, zoneKey, byKey)
    ) {
      problems.push({ code: type === 'NS' ? 'nsWithoutAddress' : 'mxWithoutAddress', line, values });
    }
  }
  return problems;
}

/** Whether a name of this zone, and of none that is delegated, has no address, and no wildcard gives it one. */
function lacksAddress(target: string, owner: string, zone: string, byKey: ByKey): boolean {
  if (!isWithin(target, zone) || has(byKey, target, 'A', 'AAAA')) return false;
  for (let above: string | undefined = target; above !== undefined && above !== zone; above = parentOf(above)) {
    if (above !== owner && has(byKey, above, 'NS')) return false;
    if (has(byKey, above, 'DNAME')) return false;
    const parent = parentOf(above);
    if (parent !== undefined && !byKey.has(target) && has(byKey, `*.${parent}`, 'A', 'AAAA', 'CNAME')) return false;
  }
  return true;
}
