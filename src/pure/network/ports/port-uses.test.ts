import { expect, test } from 'vitest';
import { BLOCKED_PORTS } from './blocked-ports.ts';
import { LAST_PORT } from './port-bounds.ts';
import { PORT_USES } from './port-uses.ts';
import { transportNames } from './transports.ts';
import { WELL_KNOWN_PORTS } from './well-known-ports.ts';

test('lists each port once, in ascending order, with parts and transports', () => {
  const ports = PORT_USES.map(({ port }) => port);
  expect(ports).toEqual([...new Set(ports)].toSorted((one, other) => one - other));
  expect(ports.every((port) => port > 0 && port <= LAST_PORT)).toBe(true);
  expect(PORT_USES.filter(({ parts, transports }) => parts.length === 0 || transports.length === 0)).toEqual([]);
});

// The numbers are counted in the lists of the random port specification.
test('there are 88 well-known user ports and 82 blocked ports, and 5 are both', () => {
  expect([WELL_KNOWN_PORTS.size, BLOCKED_PORTS.size]).toEqual([88, 82]);
  expect([...WELL_KNOWN_PORTS].filter((port) => BLOCKED_PORTS.has(port)).toSorted((one, other) => one - other)).toEqual([
    1723, 2049, 5060, 5061, 6000,
  ]);
});

test('transport names match the IANA registry', () => {
  expect(transportNames(['tcp', 'udp', 'sctp', 'dccp'])).toBe('TCP, UDP, SCTP, DCCP');
});
