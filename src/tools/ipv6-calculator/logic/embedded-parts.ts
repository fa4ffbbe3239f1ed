import { groupDigits } from '#pure/network/mac-digits.ts';
import { macDigitsOf } from '#domains/ip/interface-id.ts';
import type { Ipv6Type } from '#domains/ip/ipv6-entry.ts';
import { formatIpv4 } from '#domains/ip/ipv4.ts';
import { bitsFrom, hexDigits, interfaceIdOf } from './address-bits.ts';
import { canonicalForm } from './forms.ts';
import { isMulticast, multicastParts, solicitedNodeOf } from './multicast.ts';
import type { EmbeddedPart, PartName } from './part.ts';

const ALL_32 = 0xffff_ffffn;
/** The first flag: RFC 4380, section 4. */
const CONE_FLAG = 0x8000n;
/** The bits before the IPv4 address, with and without the universal bit: RFC 5214, section 6.1. */
const ISATAP: readonly bigint[] = [0x0000_5efen, 0x0200_5efen];
/** RFC 4193, section 3.1: fc00::/7 with the L bit set. */
const LOCALLY_ASSIGNED = 0xfdn;

const part = (name: PartName, value: string): EmbeddedPart => ({ part: name, value });
const ipv4 = (bits: bigint): string => formatIpv4(Number(bits));
const macAddress = (digits: string): string => groupDigits(digits, 2, ':');

/** The parts encoded in an address, in display order. `type` is the type of the address itself. */
export const embeddedParts = (address: bigint, type: Ipv6Type): readonly EmbeddedPart[] => [
  ...ipv4Parts(address, type),
  ...(type === 'teredo' ? teredoParts(address) : []),
  ...(isMulticast(address) ? multicastParts(address) : unicastParts(address)),
  ...linkParts(address),
];

function ipv4Parts(address: bigint, type: Ipv6Type): readonly EmbeddedPart[] {
  switch (type) {
    case 'ipv4Mapped':
    case 'ipv4Compatible':
    case 'translation':
      return [part('ipv4Address', ipv4(bitsFrom(address, 97, 128)))];
    case 'sixToFour':
      return [part('ipv4Address', ipv4(bitsFrom(address, 17, 48)))];
    case 'localTranslation':
      // RFC 6052, section 2.2, for a /48: bits 65 to 72 are not part of the address.
      return [part('nat64Address', ipv4((bitsFrom(address, 49, 64) << 16n) | bitsFrom(address, 73, 88)))];
    default:
      return [];
  }
}

/** RFC 4380, section 4. The bits of client and port are inverted. */
function teredoParts(address: bigint): readonly EmbeddedPart[] {
  const isCone = (bitsFrom(address, 65, 80) & CONE_FLAG) !== 0n;
  return [
    part('teredoServer', ipv4(bitsFrom(address, 33, 64))),
    part('teredoClient', ipv4(bitsFrom(address, 97, 128) ^ ALL_32)),
    part('teredoPort', String(bitsFrom(address, 81, 96) ^ 0xffffn)),
    { ...part('teredoCone', ''), word: isCone ? 'set' : 'notSet' },
  ];
}

function unicastParts(address: bigint): readonly EmbeddedPart[] {
  const mac = macDigitsOf(interfaceIdOf(address));
  return [
    ...(ISATAP.includes(bitsFrom(address, 65, 96)) ? [part('ipv4Address', ipv4(bitsFrom(address, 97, 128)))] : []),
    ...(mac === undefined ? [] : [part('macAddress', macAddress(mac))]),
    ...(bitsFrom(address, 1, 8) === LOCALLY_ASSIGNED
      ? [part('globalId', hexDigits(bitsFrom(address, 9, 48), 10)), part('subnetId', hexDigits(bitsFrom(address, 49, 64), 4))]
      : []),
  ];
}

/** The multicast addresses at which a link reaches it: RFC 4291, section 2.7.1, and RFC 2464, section 7. */
function linkParts(address: bigint): readonly EmbeddedPart[] {
  if (address === 0n) return [];
  const solicited = isMulticast(address) ? [] : [part('solicitedNode', canonicalForm(solicitedNodeOf(address)))];
  const heard = isMulticast(address) ? address : solicitedNodeOf(address);
  return [...solicited, part('ethernet', macAddress(`3333${hexDigits(bitsFrom(heard, 97, 128), 8).toUpperCase()}`))];
}
