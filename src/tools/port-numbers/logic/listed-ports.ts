import { FIRST_DYNAMIC_PORT } from '#pure/network/ports/port-bounds.ts';
import { PORT_USES, type PortUse } from '#pure/network/ports/port-uses.ts';
import { type Transport, transports } from '#pure/network/ports/transports.ts';
import { foldText } from '#pure/text/fold-text.ts';
import type { RegisteredPorts } from './port-table.ts';

/** The reasons for a missing service name. */
export const nameless = ['reserved', 'unassigned', 'dynamic', 'notRegistered'] as const;

export type Nameless = (typeof nameless)[number];

/** A table entry. */
export interface ListedPorts extends RegisteredPorts {
  /** The reason for a missing service name, or `undefined` if there is a name. */
  readonly without: Nameless | undefined;
  /** Whether a common use of the port is known. */
  readonly hasUse: boolean;
  /** The normalized search text: name with and without hyphens, description, and number. */
  readonly folded: string;
}

/** The known uses of a port over one of the entry's transports. */
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

/** The searchable texts of an entry. Includes the name without hyphens, because people write `mssql`. */
export const searchedTexts = (ports: Pick<RegisteredPorts, 'service' | 'description' | 'first' | 'last'>): readonly string[] => [
  ports.service,
  ports.service.replaceAll('-', ''),
  ports.description,
  portText(ports),
];

/** Why a registered port has no name. A port that was de-registered is unassigned again. */
const withoutName = ({ description }: RegisteredPorts): Nameless =>
  /unassigned|de-registered/i.test(description) ? 'unassigned' : 'reserved';

const SAYS_NO_MORE = /^(?:reserved|unassigned)$/i;

/** The registry, supplemented by unregistered ports with known uses, in port order. */
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

/** An entry for a port that is not in the list. */
export const freePort = (port: number, some: readonly Transport[]): ListedPorts =>
  listed({ first: port, last: port, service: '', description: '', transports: some }, port < FIRST_DYNAMIC_PORT ? 'unassigned' : 'dynamic');
