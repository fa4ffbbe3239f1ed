import { type DnsRecord, isWithin, nameKey, parentOf } from '../dns-record.ts';
import type { Reading } from '../master-file/read-records.ts';
import type { Problem } from './problem.ts';

/** The types of the records of each name. */
type Types = ReadonlyMap<string, ReadonlySet<string>>;

/** The index of the target name among the fields of a record. */
const targetAt: Readonly<Record<string, number>> = { NS: 0, MX: 1, SRV: 3 };

const has = (known: Types, key: string, ...types: readonly string[]): boolean => {
  const own = known.get(key);
  return own !== undefined && types.some((type) => own.has(type));
};

/** Finds servers named by records that are aliases or have no address. */
export function targetProblems({ records, zone }: Reading, byKey: ReadonlyMap<string, readonly DnsRecord[]>): readonly Problem[] {
  const types: Types = new Map([...byKey].map(([key, own]) => [key, new Set(own.map(({ type }) => type))]));
  const zoneKey = zone === undefined ? undefined : nameKey(zone);
  const problems: Problem[] = [];
  for (const { type, owner, key, fields, line, section } of records) {
    const target = fields[targetAt[type] ?? -1];
    if (target === undefined || target === '.') continue;
    const targetKey = nameKey(target);
    const values = { type, name: owner, target };
    if (has(types, targetKey, 'CNAME')) problems.push({ code: 'alias', line, values });
    else if (
      type !== 'SRV' &&
      section === undefined &&
      zoneKey !== undefined &&
      isWithin(key, zoneKey) &&
      lacksAddress(targetKey, key, zoneKey, types)
    ) {
      problems.push({ code: type === 'NS' ? 'nsWithoutAddress' : 'mxWithoutAddress', line, values });
    }
  }
  return problems;
}

/** Whether a name within this zone, and not in a delegated one, has no address, not even from a wildcard. */
function lacksAddress(target: string, owner: string, zone: string, types: Types): boolean {
  if (!isWithin(target, zone) || has(types, target, 'A', 'AAAA')) return false;
  for (let above: string | undefined = target; above !== undefined && above !== zone; above = parentOf(above)) {
    if (above !== owner && has(types, above, 'NS')) return false;
    if (has(types, above, 'DNAME')) return false;
    const parent = parentOf(above);
    if (parent !== undefined && !types.has(target) && has(types, `*.${parent}`, 'A', 'AAAA', 'CNAME')) return false;
  }
  return true;
}
