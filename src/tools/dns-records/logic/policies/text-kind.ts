import { type DnsRecord, withoutDot } from '../dns-record.ts';
import { textOfStrings } from '../rdata/character-string.ts';
import { readTags, tagValue } from './tag-list.ts';

export const textKinds = ['SPF', 'DMARC', 'DKIM', 'BIMI', 'MTA-STS', 'TLS-RPT'] as const;

export type TextKind = (typeof textKinds)[number];

/** The text of a TXT (or SPF) record: its strings, joined. */
export const recordText = ({ type, fields }: Pick<DnsRecord, 'type' | 'fields'>): string =>
  type === 'TXT' || type === 'SPF' ? textOfStrings(fields) : '';

const BEGINNINGS: readonly (readonly [RegExp, TextKind])[] = [
  [/^v=spf1/i, 'SPF'],
  [/^v\s*=\s*DMARC1/i, 'DMARC'],
  [/^v\s*=\s*DKIM1/i, 'DKIM'],
  [/^v\s*=\s*BIMI1/i, 'BIMI'],
  [/^v\s*=\s*STSv1/i, 'MTA-STS'],
  [/^v\s*=\s*TLSRPTv1/i, 'TLS-RPT'],
];

/** The policy kind of a text record, by its beginning or otherwise by its owner; undefined for any other record. */
export function textKindOf(record: DnsRecord): TextKind | undefined {
  if (record.hasError || (record.type !== 'TXT' && record.type !== 'SPF')) return undefined;
  const text = recordText(record).trimStart();
  const begun = BEGINNINGS.find(([form]) => form.test(text))?.[1];
  if (begun !== undefined) return begun;
  const tags = readTags(text);
  if (record.key.startsWith('_dmarc.') && /(?:^|;)\s*(?:v\s*=\s*DMARC1|p\s*=)/i.test(text)) return 'DMARC';
  const isKey = tagValue(tags, 'p') !== undefined && (/\._domainkey\./.test(record.key) || /^[kp]=/i.test(text));
  return isKey ? 'DKIM' : undefined;
}

/** The domain to which a DMARC record applies. */
export const domainOfDmarc = (owner: string): string => withoutDot(owner).replace(/^_dmarc\./i, '');
