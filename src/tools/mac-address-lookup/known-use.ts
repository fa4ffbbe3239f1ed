export type KnownUse =
  | 'broadcast'
  | 'ipv4Multicast'
  | 'ipv6Multicast'
  | 'spanningTree'
  | 'lldp'
  | 'vrrp'
  | 'documentation'
  | 'docker'
  | 'qemu';

/**
 * IEEE 802.3, RFC 1112 (section 6.4), RFC 2464 (section 7), IEEE 802.1D and 802.1AB, RFC 9568, RFC 9542 (section 2.1.4), and the choices of
 * Docker and QEMU.
 */
const knownUses: readonly (readonly [use: KnownUse, pattern: RegExp])[] = [
  ['broadcast', /^FFFFFFFFFFFF$/],
  ['ipv4Multicast', /^01005E[0-7]/],
  ['ipv6Multicast', /^3333/],
  ['spanningTree', /^0180C2000000$/],
  ['lldp', /^0180C200000E$/],
  ['vrrp', /^00005E0001/],
  ['documentation', /^00005E0053/],
  ['docker', /^0242/],
  ['qemu', /^525400/],
];

/** The use of addresses that begin with these digits. */
export const knownUse = (digits: string): KnownUse | undefined => knownUses.find(([, pattern]) => pattern.test(digits))?.[0];
