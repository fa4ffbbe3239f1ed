import type { DnsRecord } from '../dns-record.ts';
import type { Problem } from '../problems/problem.ts';
import { readPublicKey } from './public-key.ts';
import { readTags, tagValue } from './tag-list.ts';
import { recordText } from './text-kind.ts';

const GOOD_BITS = 2048;
/** RFC 8301, section 3.2. */
const LEAST_BITS = 1024;

/** Finds problems of the key of a DKIM record: RFC 6376, section 3.6.1. */
export function dkimProblems(record: DnsRecord): readonly Problem[] {
  const { line } = record;
  const tags = readTags(recordText(record));
  const value = (tagValue(tags, 'p') ?? '?').replaceAll(/\s/g, '');
  if (value === '') return [{ code: 'dkimRevoked', line }];
  const key = readPublicKey(value, (tagValue(tags, 'k') ?? 'rsa').toLowerCase());
  if (!key) return [{ code: 'dkimKey', line }];
  if (key.kind !== 'RSA' || key.bits >= GOOD_BITS) return [];
  return [{ code: key.bits < LEAST_BITS ? 'dkimTooShort' : 'dkimShort', line, values: { bits: key.bits } }];
}
