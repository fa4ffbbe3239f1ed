import { type DnsRecord, withoutDot } from '../dns-record.ts';
import { MOST_NAMED } from '../limits.ts';
import type { Reading } from '../master-file/read-records.ts';
import { recordText, textKindOf } from '../policies/text-kind.ts';
import { explainedTypes } from './explain-rdata.ts';
import { explainPolicy } from './explain-policy.ts';
import { explainSpf } from './explain-spf.ts';
import type { ExplainedPart } from './explained-part.ts';

export interface Explanation {
  /** The names of the records that have parts, at most `MOST_NAMED`. */
  readonly names: readonly string[];
  /** The name of the explained record. */
  readonly name: string;
  readonly parts: readonly ExplainedPart[];
  readonly hasMore: boolean;
}

/** A name such as `example.com TXT (SPF)` or `example.com MX`; undefined if there is nothing to explain. */
function nameOf(record: DnsRecord): string | undefined {
  const kind = textKindOf(record);
  const isExplained = kind !== undefined || (explainedTypes[record.type] !== undefined && record.fields.length > 0);
  return isExplained ? `${withoutDot(record.owner)} ${record.type}${kind === undefined ? '' : ` (${kind})`}` : undefined;
}

/**
 * Explains the record with this name, or the first one. Returns undefined if no record has parts. A number distinguishes records of the
 * same name.
 */
export function explainRecords({ records }: Reading, wanted: string): Explanation | undefined {
  const counts = new Map<string, number>();
  const byName = new Map<string, DnsRecord>();
  let hasMore = false;
  for (const record of records) {
    const name = nameOf(record);
    if (name === undefined) continue;
    if (byName.size >= MOST_NAMED) {
      hasMore = true;
      break;
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    byName.set(count === 1 ? name : `${name} ${count}`, record);
  }
  const names = [...byName.keys()];
  const name = byName.has(wanted) ? wanted : names[0];
  const record = name === undefined ? undefined : byName.get(name);
  if (name === undefined || !record) return undefined;
  return { names, name, parts: explainRecord(record), hasMore };
}

function explainRecord(record: DnsRecord): readonly ExplainedPart[] {
  const kind = textKindOf(record);
  if (kind === 'SPF') return explainSpf(recordText(record));
  return kind ? explainPolicy(kind, recordText(record)) : (explainedTypes[record.type]?.(record.fields) ?? []);
}
