import type { Transport } from '../../../src/pure/network/ports/transports.ts';
import type { RegisteredPorts } from '../../../src/tools/port-numbers/logic/port-table.ts';

const BOTH: readonly Transport[] = ['tcp', 'udp'];

const name = (port: number, service: string, description: string, ...only: readonly Transport[]): RegisteredPorts => ({
  first: port,
  last: port,
  service,
  description,
  transports: only.length > 0 ? only : BOTH,
});

const range = (first: number, last: number, service: string, description: string, ...only: readonly Transport[]): RegisteredPorts => ({
  ...name(first, service, description, ...only),
  last,
});

/**
 * Entries of the IANA registry that port-numbers lacks, in the order of the registry. The package has only the last of several names of a
 * port, and no ranges of ports. A test fails when the package adds one of them.
 */
export const droppedNames: readonly RegisteredPorts[] = [
  name(42, 'name', 'Host Name Server'),
  name(63, 'whoispp', 'whois++'),
  name(80, 'http', 'World Wide Web HTTP'),
  name(80, 'www', 'World Wide Web HTTP'),
  name(105, 'cso', 'CCSO name server protocol'),
  name(113, 'ident', '', 'tcp'),
  name(351, 'matip-type-b', 'MATIP Type B'),
  name(352, 'dtag-ste-sb', 'DTAG'),
  name(465, 'urd', 'URL Rendezvous Directory for SSM', 'tcp'),
  name(512, 'comsat', '', 'udp'),
  name(631, 'ipp', 'IPP (Internet Printing Protocol)', 'tcp'),
  name(666, 'mdqs', ''),
  name(750, 'loadav', '', 'udp'),
  name(888, 'accessbuilder', 'AccessBuilder', 'tcp'),
  name(999, 'garcon', '', 'tcp'),
  name(999, 'applix', 'Applix ac', 'udp'),
  name(1525, 'orasrv', 'oracle'),
  name(1701, 'l2f', 'l2f'),
  name(1989, 'tr-rsrb-p3', 'cisco RSRB Priority 3 port'),
  name(1992, 'stun-p3', 'cisco STUN Priority 3 port'),
  name(2049, 'shilp', ''),
  name(3000, 'hbci', 'HBCI'),
  name(3002, 'exlm-agent', 'EXLM Agent'),
  range(3322, 3325, 'active-net', 'Active Networks'),
  range(3367, 3371, 'satvid-datalnk', 'Satellite Video Data Link'),
  name(3478, 'stun', 'Session Traversal Utilities for NAT (STUN) port'),
  name(3478, 'turn', 'TURN over TCP', 'tcp'),
  name(3478, 'turn', 'TURN over UDP', 'udp'),
  range(4200, 4299, 'vrml-multi-use', 'VRML Multi User Systems'),
  name(4444, 'krb524', 'KRB524'),
  name(5349, 'stuns', 'Session Traversal Utilities for NAT (STUN) port', 'tcp'),
  name(5349, 'stuns', 'STUN over DTLS', 'udp'),
  name(5349, 'turns', 'TURN over TLS', 'tcp'),
  name(5349, 'turns', 'TURN over DTLS', 'udp'),
  range(6000, 6063, 'x11', 'X Window System'),
  range(6665, 6669, 'ircu', 'IRCU', 'tcp'),
  range(7300, 7359, 'swx', 'The Swiss Exchange'),
  name(9100, 'hp-pdl-datastr', 'PDL Data Streaming Port'),
  range(27_000, 27_009, 'flex-lm', 'FLEX LM (1-10)'),
];
