import { LAST_PORT } from '#pure/network/ports/port-bounds.ts';
import type { Transport } from '#pure/network/ports/transports.ts';
import { foldText } from '#pure/text/fold-text.ts';
import { freePort, type ListedPorts } from './listed-ports.ts';
import type { Search, WantedPorts } from './read-search.ts';

/** The maximum number of rows for ports without an entry. */
const MOST_FREE = 1000;

/**
 * How well an entry matches the search words: exact name, beginning of the name, or any other match. `byUse` means that the match depends
 * on the translated description of the port's use.
 */
export const fits = { name: 0, beginning: 1, somehow: 2, byUse: 3 } as const;

export type Fit = (typeof fits)[keyof typeof fits];

export interface FoundPorts {
  readonly ports: ListedPorts;
  readonly fit: Fit;
}

const found = (ports: ListedPorts): FoundPorts => ({ ports, fit: fits.somehow });

/** The entries that match a search, by port. A search for words also includes entries that only their use can match. */
export function findPorts(entries: readonly ListedPorts[], search: Search, filter: PortFilter): readonly FoundPorts[] {
  if (search.kind === 'ports') return portsOf(entries, search.wanted, filter).map(found);
  const shown = entries.filter((entry) => isShown(entry, filter));
  if (search.kind === 'all') return shown.map(found);
  return shown.flatMap((ports) => {
    const fit = fitOf(ports, search);
    return fit === undefined ? [] : [{ ports, fit }];
  });
}

export interface PortFilter {
  readonly transport: Transport | 'all';
  /** Whether to include entries without a name in the registry. */
  readonly unnamed: boolean;
}

/** Checks whether an entry passes the filters. */
export const isShown = ({ transports: some, without }: ListedPorts, { transport, unnamed }: PortFilter): boolean =>
  (transport === 'all' || some.includes(transport)) && (unnamed || without === undefined || without === 'notRegistered');

function fitOf({ service, folded, hasUse }: ListedPorts, { phrase, words }: Extract<Search, { readonly kind: 'words' }>): Fit | undefined {
  const hasWords = words.every((word) => folded.includes(word));
  const name = hasWords ? foldText(service) : '';
  if (name !== '' && name === phrase) return fits.name;
  if (name.startsWith(phrase)) return fits.beginning;
  if (hasUse) return fits.byUse;
  return hasWords ? fits.somehow : undefined;
}

/** The entries of the requested ports. A port without a named entry still has a row, even if the filter hides unnamed entries. */
function portsOf(entries: readonly ListedPorts[], wanted: readonly WantedPorts[], filter: PortFilter): readonly ListedPorts[] {
  const possible = wanted.filter(
    ({ transport }) => transport === undefined || filter.transport === 'all' || filter.transport === transport,
  );
  const requested = entries.filter((entry) => possible.some((each) => isRequested(entry, each, filter)));
  const named = requested.filter((entry) => isShown(entry, filter));
  const known = portsIn(named);
  const others = requested.filter(({ first, without }) => without !== undefined && known[first] === 0);
  const free = freePorts(possible, portsIn([...named, ...others]), filter);
  return [...named, ...others, ...free].toSorted((one, other) => one.first - other.first);
}

const isRequested = (entry: ListedPorts, { first, last, transport }: WantedPorts, filter: PortFilter): boolean =>
  entry.first <= last &&
  entry.last >= first &&
  (transport === undefined || entry.transports.includes(transport)) &&
  (filter.transport === 'all' || entry.transports.includes(filter.transport));

/** Marks each port that is in one of the entries: 1 or 0. */
function portsIn(entries: readonly ListedPorts[]): Uint8Array {
  const ports = new Uint8Array(LAST_PORT + 1);
  for (const { first, last } of entries) ports.fill(1, first, last + 1);
  return ports;
}

function freePorts(wanted: readonly WantedPorts[], known: Uint8Array, filter: PortFilter): readonly ListedPorts[] {
  const free: ListedPorts[] = [];
  for (const { first, last, transport } of wanted) {
    const over = transport ?? filter.transport;
    for (let port = first; port <= last && free.length < MOST_FREE; port += 1) {
      if (known[port] === 1) continue;
      known[port] = 1;
      free.push(freePort(port, over === 'all' ? [] : [over]));
    }
  }
  return free;
}
