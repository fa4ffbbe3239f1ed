import { FIRST_USER_PORT } from './port-bounds.ts';
import { PORT_USES } from './port-uses.ts';

/** Ports whose services rarely conflict with one's own programs: UPnP discovery, Docker Swarm, STUN, IRC. */
const SELDOM_IN_THE_WAY: ReadonlySet<number> = new Set([1900, 2377, 3478, 6667]);

/** Often in use by various programs: X11, AirPlay and Cassandra, alternative HTTP, examples, Jenkins agents and SAP. */
const OFTEN_TAKEN: readonly number[] = [6000, 7000, 8088, 9999, 50_000];

/** User ports on which databases, development servers, message queues, and other services listen by default. */
export const WELL_KNOWN_PORTS: ReadonlySet<number> = new Set([
  ...PORT_USES.map(({ port }) => port).filter((port) => port >= FIRST_USER_PORT && !SELDOM_IN_THE_WAY.has(port)),
  ...OFTEN_TAKEN,
]);
