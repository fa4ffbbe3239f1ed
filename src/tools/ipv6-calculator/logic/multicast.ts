import { formatIpBlock, ipBlockAround } from '#domains/ip/ip-block.ts';
import { bitsFrom } from './address-bits.ts';
import type { EmbeddedPart, KnownGroup, Scope } from './part.ts';

/** RFC 7346, section 2. */
const SCOPES: Readonly<Record<number, Scope>> = {
  0: 'reserved',
  1: 'interfaceLocal',
  2: 'linkLocal',
  3: 'realmLocal',
  4: 'adminLocal',
  5: 'siteLocal',
  8: 'organizationLocal',
  14: 'global',
  15: 'reserved',
};

/** IANA, “IPv6 Multicast Address Space Registry”: the possible first 16 bits, and the group. */
const GROUPS: readonly (readonly [beginnings: readonly number[], group: bigint, name: KnownGroup])[] = [
  [[0xff01, 0xff02], 0x1n, 'allNodes'],
  [[0xff01, 0xff02, 0xff05], 0x2n, 'allRouters'],
  [[0xff02], 0x5n, 'ospfRouters'],
  [[0xff02], 0x6n, 'ospfDesignatedRouters'],
  [[0xff02], 0x9n, 'ripRouters'],
  [[0xff02], 0xan, 'eigrpRouters'],
  [[0xff02], 0xdn, 'pimRouters'],
  [[0xff02], 0x16n, 'mldv2Routers'],
  [[0xff02], 0xfbn, 'mdns'],
  [[0xff02], 0x1_0002n, 'dhcpAgentsAndServers'],
  [[0xff05], 0x1_0003n, 'dhcpServers'],
];
const NTP = 0x101n;
/** RFC 4291, section 2.7.1: ff02::1:ff00:0/104. */
const SOLICITED_NODE = 0xff02_0000_0000_0000_0000_0001_ffn;

/** RFC 4291, section 2.7; RFC 3306 and RFC 3956 for the other flags. */
const FLAGS = [
  { letter: 'T', bit: 1 },
  { letter: 'P', bit: 2 },
  { letter: 'R', bit: 4 },
];
const PREFIX_BASED = 2;
/** The size of the field for the prefix: RFC 3306, section 4. */
const PREFIX_BITS = 64;

export const isMulticast = (address: bigint): boolean => address >> 120n === 0xffn;

/** The parts encoded in a multicast address. */
export function multicastParts(address: bigint): readonly EmbeddedPart[] {
  const scope = Number(bitsFrom(address, 13, 16));
  const flags = Number(bitsFrom(address, 9, 12));
  const isPrefixBased = (flags & PREFIX_BASED) !== 0;
  const set = FLAGS.filter(({ bit }) => (flags & bit) !== 0).map(({ letter }) => letter);
  const known = knownGroup(address);
  return [
    { part: 'multicastScope', value: String(scope), word: `scopes.${SCOPES[scope] ?? 'unassigned'}` },
    { part: 'multicastFlags', value: set.join(', '), word: set.length === 0 ? 'noFlags' : undefined },
    ...(isPrefixBased ? prefixPart(address) : []),
    { part: 'multicastGroup', value: `0x${bitsFrom(address, isPrefixBased ? 97 : 17, 128).toString(16)}` },
    ...(known === undefined ? [] : [{ part: 'knownGroup', value: '', word: `groups.${known}` } as const]),
  ];
}

/** The network whose owner assigned the group: RFC 3306, section 4. Empty if its length is invalid. */
function prefixPart(address: bigint): readonly EmbeddedPart[] {
  const length = Number(bitsFrom(address, 25, 32));
  if (length > PREFIX_BITS) return [];
  const block = ipBlockAround({ family: 6, bits: bitsFrom(address, 33, 96) << 64n }, length);
  return [{ part: 'multicastPrefix', value: formatIpBlock(block) }];
}

function knownGroup(address: bigint): KnownGroup | undefined {
  if (address >> 24n === SOLICITED_NODE) return 'solicitedNode';
  const beginning = Number(bitsFrom(address, 1, 16));
  const group = bitsFrom(address, 17, 128);
  // NTP has the same group in every scope, without a flag.
  if (group === NTP && bitsFrom(address, 9, 12) === 0n) return 'ntp';
  return GROUPS.find(([beginnings, known]) => beginnings.includes(beginning) && known === group)?.[2];
}

/** The solicited-node multicast address, to which neighbors send their requests for a unicast address: RFC 4291, section 2.7.1. */
export const solicitedNodeOf = (address: bigint): bigint => (SOLICITED_NODE << 24n) | BigInt.asUintN(24, address);
