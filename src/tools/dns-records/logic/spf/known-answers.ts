import { type DnsRecord, nameKey, parentOf } from '../dns-record.ts';
import { voidKey } from '../master-file/dig-output.ts';
import type { Reading } from '../master-file/read-records.ts';
import { recordText } from '../policies/text-kind.ts';

/** The answers that a server would give, according to the text: a list of records, which may be empty, or undefined if unknown. */
export interface KnownAnswers {
  readonly find: (name: string, type: string) => readonly DnsRecord[] | undefined;
  /** The texts of a name that begin with `v=spf1`. */
  readonly spfTexts: (domain: string) => readonly string[] | undefined;
}

/** The maximum length of a chain of aliases. */
const LONGEST_CHAIN = 10;

const full = (name: string): string => nameKey(name.endsWith('.') ? name : `${name}.`);

/**
 * Finds answers in the records. A name is known if it has records, if it is in a zone with a SOA record, or if dig queried it without
 * result. Follows aliases and applies the wildcards of a zone (RFC 4592).
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

  /** The answer for a name without records: those of a wildcard, or an empty list if its zone is known. */
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

/** The command that prints the answer in a format that this page can read. */
export const digCommand = (name: string, type: string): string =>
  `dig +noall +question +answer +comments ${type} ${name.length > 1 ? name.replace(/\.$/, '') : name}`;
