import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { type PackedRows, packRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import { normalizeAddress } from './normalize-address.ts';
import { parseAddress } from './parse-address.ts';
import { type Entry, splitEntries } from './split-entries.ts';

export interface NormalizedList {
  /** One line per entry, empty for an invalid address. Without duplicates, each result appears once. */
  readonly normalized: string;
  /** The number of nonempty entries. */
  readonly count: number;
  readonly uniqueCount: number;
  readonly invalidCount: number;
  /** The first invalid entries, truncated. */
  readonly invalid: readonly Entry[];
  /** The changed entries: entry, result, and provider, which may be empty. */
  readonly changes: PackedRows;
}

const CHANGE_COLUMNS = 3;
const MAX_QUOTED = 10;
/** The first 40 characters. */
const QUOTED_BEGINNING = /^.{0,40}/su;

/** Normalizes the addresses of a list to one form per mailbox. Returns `null` for an empty list. */
export function normalize({ emails, ...options }: Given<typeof declaration, 'normalize'>): Result<NormalizedList | null, never> {
  if (emails.trim() === '') return ok(null);
  const entries = splitEntries(emails);
  const results: string[] = [];
  const invalid: Entry[] = [];
  const changes: (readonly string[])[] = [];
  for (const entry of entries) {
    const parsed = parseAddress(entry.text);
    const normalized = parsed && normalizeAddress(parsed, options);
    results.push(normalized?.address ?? '');
    if (normalized && normalized.address !== entry.text) changes.push([entry.text, normalized.address, normalized.provider ?? '']);
    if (!normalized && entry.text !== '') invalid.push(entry);
  }
  const unique = new Set(results.filter((result) => result !== ''));
  return ok({
    normalized: (options.removeDuplicates ? [...unique] : results).join('\n'),
    count: entries.filter(({ text }) => text !== '').length,
    uniqueCount: unique.size,
    invalidCount: invalid.length,
    invalid: invalid.slice(0, MAX_QUOTED).map(({ text, line }) => ({ text: QUOTED_BEGINNING.exec(text)?.[0] ?? '', line })),
    changes: packRows(CHANGE_COLUMNS, changes),
  });
}

export const run = { normalize } satisfies Runs<typeof declaration>;
