import { fail, ok, type Result } from '#core/result.ts';
import { type DnsRecord, nameKey } from '../dns-record.ts';
import type { Problem } from '../problems/problem.ts';
import { isDigOutput, readDigOutput } from './dig-output.ts';
import { readName } from './domain-name.ts';
import { RecordReader } from './record-reader.ts';
import { readSingleValue, SINGLE_OWNER } from './single-value.ts';
import { type EntryFault, readEntries } from './tokens.ts';

export type TextForm = 'zone' | 'dig' | 'single';

export interface Reading {
  readonly form: TextForm;
  /** With the final dot: the owner of the SOA record, otherwise the origin; undefined if unknown. */
  readonly zone: string | undefined;
  /** The origin given by the visitor, or the first `$ORIGIN`. */
  readonly origin: string | undefined;
  readonly isOriginGiven: boolean;
  readonly records: readonly DnsRecord[];
  /** Problems of single lines. `findProblems` finds those of several lines. */
  readonly problems: readonly Problem[];
  /** True if a relative name was read as complete. */
  readonly lacksOrigin: boolean;
  /** Questions that dig received no answer to, as keys of `voidKey`. */
  readonly voids: ReadonlySet<string>;
}

export type ReadFault = EntryFault | 'noRecord' | 'notADomainName';

const EVERY = 5000;

/**
 * Reads the records of a master file, of dig output, or of the text of one TXT record. Errors: those of `readEntries`, `noRecord`, and
 * `notADomainName` (field `origin`). `progress` receives the completed share, from 0 to 1.
 */
export function readRecords(text: string, originText: string, progress: (share: number) => void): Result<Reading, ReadFault> {
  const given = readOrigin(originText);
  if (!given.ok) return given;
  const single = readSingleValue(text);
  if (single) {
    const reader = new RecordReader(given.value ?? SINGLE_OWNER);
    const [{ line = 1 } = {}] = single;
    const head = [given.value ?? SINGLE_OWNER, 'TXT'].map((word) => ({ text: word, isQuoted: false, line }));
    reader.read({ tokens: [...head, ...single], line, isIndented: false }, undefined);
    return finish(reader, { form: 'single', voids: new Set(), origin: given.value, isOriginGiven: given.value !== undefined });
  }
  const entries = readEntries(text);
  if (!entries.ok) return entries;
  const dig = isDigOutput(text) ? readDigOutput(text) : undefined;
  const reader = new RecordReader(given.value);
  for (const [index, entry] of entries.value.entries()) {
    if (index % EVERY === 0) progress((0.6 * index) / entries.value.length);
    reader.read(entry, dig?.sectionAt(entry.line));
  }
  const origin = given.value ?? reader.firstOrigin;
  return finish(reader, { form: dig ? 'dig' : 'zone', voids: dig?.voids ?? new Set(), origin, isOriginGiven: given.value !== undefined });
}

/** Reads the field `Origin`, with or without the final dot. */
function readOrigin(text: string): Result<string | undefined, 'notADomainName'> {
  const name = text.trim();
  if (name === '') return ok(undefined);
  const read = name === '@' ? undefined : readName(name, '.');
  return read?.ok ? ok(read.value) : fail('notADomainName', { field: 'origin' });
}

function finish(reader: RecordReader, about: Pick<Reading, 'form' | 'voids' | 'origin' | 'isOriginGiven'>): Result<Reading, 'noRecord'> {
  if (!reader.hasKnownType) return fail('noRecord');
  const isTransfer = about.form === 'dig';
  const records = isTransfer ? withoutLastSoa(reader.records) : reader.records;
  const soa = records.find(({ type, hasError, section }) => type === 'SOA' && !hasError && section !== 'AUTHORITY');
  const minimum = Number(soa?.fields[6] ?? 3600);
  return ok({
    ...about,
    zone: soa?.owner ?? about.origin,
    records: records.map((record) => (Number.isNaN(record.ttl) ? { ...record, ttl: minimum } : record)),
    problems: reader.problems,
    lacksOrigin: reader.lacksOrigin,
  });
}

/** Removes the SOA record that ends a transfer and repeats the first one: RFC 5936, section 2.2. */
function withoutLastSoa(records: readonly DnsRecord[]): readonly DnsRecord[] {
  const last = records.at(-1);
  const first = records.find(({ type }) => type === 'SOA');
  const isRepeated = last?.type === 'SOA' && first && first !== last && nameKey(first.owner) === last.key && first.data === last.data;
  return isRepeated ? records.slice(0, -1) : records;
}
