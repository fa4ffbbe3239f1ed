import { FIRST_DYNAMIC_PORT } from '#pure/network/ports/port-bounds.ts';
import { PORT_USES, type PortUse } from '#pure/network/ports/port-uses.ts';
import { type Transport, transports } from '#pure/network/ports/transports.ts';
import { foldText } from '#pure/text/fold-text.ts';
import type { RegisteredPorts } from './port-table.ts';

/** What stands in the place of a service name where there is none. */
export const nameless = ['reserved', 'unassigned', 'dynamic', 'notRegistered'] as const;

export type Nameless = (typeof nameless)[number];

/** Ports as the table lists them. */
export interface ListedPorts extends RegisteredPorts {
  /** Of ports with a service name, none. */
  readonly without: Nameless | undefined;
  /** Whether it is known what often listens there. */
  readonly hasUse: boolean;
  /** Name, also without its hyphens, description and number as searches compare texts. */
  readonly folded: string;
}

/** What often listens at a port over a transport of an entry. */
export const usesOf = ({ first, last, transports: some }: Pick<RegisteredPorts, 'first' | 'last' | 'transports'>): readonly PortUse[] =>
  PORT_USES.filter(({ port, transports: over }) => port >= first && port <= last && over.some((each) => some.includes(each)));

const listed = (ports: RegisteredPorts, without: Nameless | undefined): ListedPorts => ({
  ...ports,
  without,
  hasUse: usesOf(ports).length > 0,
  folded: foldText(searchedTexts(ports).join('\n')),
});

/** `443`, `6000-6063`. */
export const portText = ({ first, last }: Pick<RegisteredPorts, 'first' | 'last'>): string =>
  first === last ? String(first) : `${first}-${last}`;

/** The texts of an entry that a search may find; people write names without their hyphens: `mssql`. */
export const searchedTexts = (ports: Pick<RegisteredPorts, 'service' | 'description' | 'first' | 'last'>): readonly string[] => [
  ports.service,
  ports.service.replaceAll('-', ''),
  ports.description,
  portText(ports),
];

/** Why a port that the registry lists has no name there: what once was assigned is free again. */
const withoutName = ({ description }: RegisteredPorts): Nameless =>
  /unassigned|de-registered/i.test(description) ? 'unassigned' : 'reserved';

const SAYS_NO_MORE = /^(?:reserved|unassigned)$/i;

/** The registry, and in their places the ports of known uses that it does not have. */
export function listPorts(registry: readonly RegisteredPorts[]): readonly ListedPorts[] {
  const named = registry.filter(({ service }) => service !== '');
  const rows = registry.map((ports) => {
    if (ports.service !== '') return listed(ports, undefined);
    const description = SAYS_NO_MORE.test(ports.description) ? '' : ports.description;
    return listed({ ...ports, description }, withoutName(ports));
  });
  const isNamed = ({ port }: PortUse): boolean => named.some(({ first, last }) => first <= port && last >= port);
  const others = PORT_USES.filter((use) => !isNamed(use)).map(({ port, transports: some }) =>
    listed(
      { first: port, last: port, service: '', description: '', transports: transports.filter((each) => some.includes(each)) },
      'notRegistered',
    ),
  );
  return [...rows, ...others].toSorted((one, other) => one.first - other.first);
}

/** A port that the list has nothing about. */
export const freePort = (port: number, some: readonly Transport[]): ListedPorts =>
  listed({ first: port, last: port, service: '', description: '', transports: some }, port < FIRST_DYNAMIC_PORT ? 'unassigned' : 'dynamic');
