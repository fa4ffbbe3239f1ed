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

/** The cells of a row that comes out of the worker, in this order; `without` is empty of a named one, `over` has its transports. */
export const cells = ['first', 'last', 'service', 'without', 'over', 'description'] as const;

export interface FoundTable {
  /** What was searched for, cut short. */
  readonly sought: string;
  readonly rows: PackedRows;
  /** How well each fits words. */
  readonly fits: Uint8Array;
  /** What the words are, as searches compare them; of any other search none. */
  readonly words: Extract<Search, { readonly kind: 'words' }> | undefined;
  /** How many of the rows are no entries that pass the filters: they say of a port that is asked for that nothing is registered. */
  readonly besides: number;
  /** How many entries pass the filters, whatever is searched for. */
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

/** The entries that a search finds: numbers and ranges of ports, or words. */
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
  const isAsked = (each: (typeof transports)[number]): boolean =>
    (single?.transport ?? each) === each && (filter.transport === 'all' || filter.transport === each);
  return ok({
    sought: excerpt(typed.trim()),
    rows: packRows(cells.length, rows.map(cellsOf)),
    fits: Uint8Array.from(rows, ({ fit }) => fit),
    words: read.value.kind === 'words' ? read.value : undefined,
    besides: rows.filter(({ ports }) => !shown.has(ports)).length,
    total: shown.size,
    single: single && singlePort(single.first, entries, transports.filter(isAsked)),
  });
}

export const run = { search } satisfies Runs<typeof declaration>;
