import { type DnsRecord, withoutDot } from '../dns-record.ts';
import { MOST_NAMED } from '../limits.ts';
import type { Reading } from '../master-file/read-records.ts';
import { recordText, textKindOf } from '../policies/text-kind.ts';
import { explainedTypes } from './explain-rdata.ts';
import { explainPolicy } from './explain-policy.ts';
import { explainSpf } from './explain-spf.ts';
import type { ExplainedPart } from './explained-part.ts';

export interface Explanation {
  /** The records that have parts, as they are named: at most `MOST_NAMED`. */
  readonly names: readonly string[];
  /** The one that is explained. */
  readonly name: string;
  readonly parts: readonly ExplainedPart[];
  readonly hasMore: boolean;
}

/** `example.com TXT (SPF)`, `example.com MX`; undefined where nothing is to be explained. */
function nameOf(record: DnsRecord): string | undefined {
  const kind = textKindOf(record);
  const isExplained = kind !== undefined || (explainedTypes[record.type] !== undefined && record.fields.length > 0);
  return isExplained ? `${withoutDot(record.owner)} ${record.type}${kind === undefined ? '' : ` (${kind})`}` : undefined;
}

/** The record of this name, or the first; undefined where none has parts. Records of one name are told apart by a number. */
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
