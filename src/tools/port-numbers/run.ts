import type { DataContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { readOnce } from '#pure/bytes/read-once.ts';
import { transports } from '#pure/network/ports/transports.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { type PackedRows, packRows } from '#pure/transfer/packed-rows.ts';
import type { declaration } from './declare.ts';
import { findPorts, type FoundPorts, isShown } from './logic/find-ports.ts';
import { listPorts } from './logic/listed-ports.ts';
import { decodePorts } from './logic/port-table.ts';
import { readSearch, type Search, type SearchFault } from './logic/read-search.ts';
import { type SinglePort, singlePort } from './logic/single-port.ts';

/**
 * The cells of a packed row from the worker, in order. `without` is empty for an entry with a service name, and `over` contains the
 * transports.
 */
export const cells = ['first', 'last', 'service', 'without', 'over', 'description'] as const;

export interface FoundTable {
  /** The search text, truncated. */
  readonly sought: string;
  readonly rows: PackedRows;
  /** How well each row matches the search words. */
  readonly fits: Uint8Array;
  /** The normalized search words. `undefined` for other kinds of search. */
  readonly words: Extract<Search, { readonly kind: 'words' }> | undefined;
  /** The number of rows for requested ports without an entry that passes the filters. */
  readonly besides: number;
  /** The number of entries that pass the filters, regardless of the search. */
  readonly total: number;
  readonly single: SinglePort | undefined;
}

const entriesOf = readOnce((bytes) => listPorts(decodePorts(bytes)));

const cellsOf = ({ ports: { first, last, service, without, transports: some, description } }: FoundPorts): readonly string[] => [
  String(first),
  String(last),
  service,
  without ?? '',
  some.join(' '),
  description,
];

/** Finds entries by ports and port ranges, or by words. */
export async function search(
  { search: typed, ...filter }: Given<typeof declaration, 'search'>,
  { loadData }: Pick<DataContext, 'loadData'>,
): Promise<Result<FoundTable, SearchFault>> {
  const read = readSearch(typed);
  if (!read.ok) return read;
  const entries = entriesOf(await loadData('ports'));
  const rows = findPorts(entries, read.value, filter);
  const shown = new Set(entries.filter((entry) => isShown(entry, filter)));
  const { single } = read.value.kind === 'ports' ? read.value : {};
  const isRequested = (each: (typeof transports)[number]): boolean =>
    (single?.transport ?? each) === each && (filter.transport === 'all' || filter.transport === each);
  return ok({
    sought: excerpt(typed.trim()),
    rows: packRows(cells.length, rows.map(cellsOf)),
    fits: Uint8Array.from(rows, ({ fit }) => fit),
    words: read.value.kind === 'words' ? read.value : undefined,
    besides: rows.filter(({ ports }) => !shown.has(ports)).length,
    total: shown.size,
    single: single && singlePort(single.first, entries, transports.filter(isRequested)),
  });
}

export const run = { search } satisfies Runs<typeof declaration>;
