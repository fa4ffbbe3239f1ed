import type { DnsRecord } from '../dns-record.ts';
import type { Problem } from '../problems/problem.ts';
import { looksLikeTtl, parseTtl } from './ttl.ts';
import { canonicalType } from '../rdata/type-names.ts';
import type { Entry, Token } from './tokens.ts';

/** The fields before the data of a record. */
export interface RecordHead {
  /** As typed; undefined if the record uses the owner of the one before. */
  readonly owner: Token | undefined;
  readonly ttl: number | undefined;
  readonly recordClass: string | undefined;
  /** As typed. */
  readonly type: string;
  readonly data: readonly Token[];
  readonly problem: Problem | undefined;
}

const CLASS = /^(?:IN|CH|HS|CS|CLASS\d{1,5})$/i;
const CLASSES: Readonly<Record<string, string>> = { CLASS1: 'IN', CLASS3: 'CH', CLASS4: 'HS' };

const isHeadWord = (text: string): boolean => looksLikeTtl(text) || CLASS.test(text) || canonicalType(text) !== undefined;

/**
 * Reads the head of a record: RFC 1035, section 5.1. It has the owner, then optional TTL and class in either order, then the type. An
 * indented first line has an owner unless it begins with a TTL, class, or type.
 */
export function readHead({ tokens, isIndented, line }: Entry, last: DnsRecord['owner'] | undefined): RecordHead {
  const hasNoOwner = isIndented && (last !== undefined || isHeadWord(tokens[0]?.text ?? ''));
  const owner = hasNoOwner ? undefined : tokens[0];
  let at = hasNoOwner ? 0 : 1;
  let ttl: number | undefined;
  let ttlText: string | undefined;
  let recordClass: string | undefined;
  for (; at < tokens.length; at++) {
    const { text = '' } = tokens[at] ?? {};
    if (ttlText === undefined && looksLikeTtl(text)) {
      ttlText = text;
      ttl = parseTtl(text);
    } else if (recordClass === undefined && CLASS.test(text)) {
      recordClass = CLASSES[text.toUpperCase()] ?? text.toUpperCase();
    } else break;
  }
  const type = tokens[at]?.text ?? '';
  const isBadTtl = ttlText !== undefined && ttl === undefined;
  const values = { type: type.toUpperCase(), text: ttlText ?? '' };
  return {
    owner,
    ttl,
    recordClass,
    type,
    data: tokens.slice(at + 1),
    problem: isBadTtl ? { code: 'notA', line, values, expected: 'ttl' } : undefined,
  };
}
