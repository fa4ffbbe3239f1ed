import { type DnsRecord, nameKey, parentOf } from '../dns-record.ts';
import { voidKey } from '../master-file/dig-output.ts';
import type { Reading } from '../master-file/read-records.ts';
import { recordText } from '../policies/text-kind.ts';

/** What the text says that a server would answer: the records, maybe none; undefined where it does not know. */
export interface KnownAnswers {
  readonly find: (name: string, type: string) => readonly DnsRecord[] | undefined;
  /** The texts of a name that begin with `v=spf1`. */
  readonly spfTexts: (domain: string) => readonly string[] | undefined;
}

/** As long a chain of aliases is followed. */
const LONGEST_CHAIN = 10;

const full = (name: string): string => nameKey(name.endsWith('.') ? name : `${name}.`);

/**
 * A name is known when records of it are there, when it lies in a zone whose SOA record is there, or when dig asked for it in vain.
 * Aliases are followed, wildcards of a zone stand for names that it lacks (RFC 4592).
 */
export function knownAnswers({ records, voids }: Pick<Reading, 'records' | 'voids'>): KnownAnswers {
  const byKey = new Map<string, DnsRecord[]>();
  const zones = new Set<string>();
  for (const record of records) {
    if (record.hasError) continue;
    const there = byKey.get(record.key);
    if (there) there.push(record);
    else byKey.set(record.key, [record]);
    if (record.type === 'SOA' && record.section === undefined) zones.add(record.key);
  }

  /** Of a name without records: those of a wildcard, none where its zone is there. */
  const inZone = (key: string): readonly DnsRecord[] | undefined => {
    let wildcard: readonly DnsRecord[] | undefined;
    for (let above = parentOf(key); above !== undefined; above = parentOf(above)) {
      wildcard ??= byKey.get(`*.${above}`);
      if (zones.has(above)) return wildcard ?? [];
      if (byKey.get(above)?.some(({ type }) => type === 'NS')) return undefined; // delegated
    }
    return undefined;
  };

  const find = (name: string, type: string): readonly DnsRecord[] | undefined => {
    let key = full(name);
    for (let step = 0; step < LONGEST_CHAIN; step++) {
      const isVoid = voids.has(voidKey(key)) || voids.has(voidKey(key, type));
      const there = byKey.get(key) ?? (isVoid ? [] : inZone(key));
      if (!there) return undefined;
      const found = there.filter((record) => record.type === type);
      const alias = there.find((record) => record.type === 'CNAME')?.fields[0];
      if (found.length > 0 || alias === undefined) return found;
      key = full(alias);
    }
    return [];
  };

  return {
    find,
    spfTexts: (domain) =>
      find(domain, 'TXT')
        ?.map(recordText)
        .filter((text) => /^v=spf1(?: |$)/i.test(text)),
  };
}

/** What prints the answer, so that this page can read it. */
export const digCommand = (name: string, type: string): string =>
  `dig +noall +question +answer +comments ${type} ${name.length > 1 ? name.replace(/\.$/, '') : name}`;
