import { BLOCKED_PORTS } from '#pure/network/ports/blocked-ports.ts';
import { FIRST_DYNAMIC_PORT, FIRST_USER_PORT } from '#pure/network/ports/port-bounds.ts';
import { PORT_USES } from '#pure/network/ports/port-uses.ts';
import { type Transport, transports } from '#pure/network/ports/transports.ts';
import type { ListedPorts } from './listed-ports.ts';

/** The details of one port over the given transports. */
export interface SinglePort {
  readonly port: number;
  /** RFC 6335, section 6. */
  readonly range: 'system' | 'user' | 'dynamic';
  /** One entry for each name, in registry order. */
  readonly registered: readonly { readonly service: string; readonly transports: readonly Transport[] }[];
  /** The transports over which another product often listens. May be empty. */
  readonly useOver: readonly Transport[];
  /** Whether browsers block connections. */
  readonly isBlocked: boolean;
  /** Whether listening requires root on Unix. */
  readonly needsRoot: boolean;
}

/** Describes a port from 0 to 65535. */
export function singlePort(port: number, entries: readonly ListedPorts[], over: readonly Transport[]): SinglePort {
  const byName = new Map<string, Set<Transport>>();
  for (const { first, last, service, transports: some } of entries) {
    const requested = some.filter((each) => over.includes(each));
    if (port < first || port > last || service === '' || requested.length === 0) continue;
    byName.set(service, new Set([...(byName.get(service) ?? []), ...requested]));
  }
  const use = PORT_USES.find((each) => each.port === port);
  return {
    port,
    range: port < FIRST_USER_PORT ? 'system' : port < FIRST_DYNAMIC_PORT ? 'user' : 'dynamic',
    registered: [...byName].map(([service, some]) => ({ service, transports: transports.filter((each) => some.has(each)) })),
    useOver: use?.transports.filter((each) => over.includes(each)) ?? [],
    isBlocked: BLOCKED_PORTS.has(port),
    needsRoot: port < FIRST_USER_PORT,
  };
}
