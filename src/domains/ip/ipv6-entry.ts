import { type IpBlock, lastOfIpBlock } from './ip-block.ts';
import { parseIpv6 } from './ipv6.ts';

type Reachability = 'yes' | 'no' | 'notStated';

interface Registered {
  readonly type: string;
  /** The number of the RFC that defines it. */
  readonly rfc: number;
  /** Whether packets to it are forwarded beyond the administrative domain, according to the registry. */
  readonly reachable: Reachability;
  /** Whether it is in the registry of special-purpose addresses, not only in RFC 4291 or its successors. */
  readonly isSpecialPurpose: boolean;
}

const special = <const Type extends string>(block: string, type: Type, rfc: number, reachable: Reachability = 'no') =>
  ({ block, type, rfc, reachable, isSpecialPurpose: true }) as const;

const other = <const Type extends string>(block: string, type: Type, rfc: number, reachable: Reachability) =>
  ({ block, type, rfc, reachable, isSpecialPurpose: false }) as const;

// IANA, “IPv6 Special-Purpose Address Registry” of 2025-10-09 (RFC 6890), and the other blocks reserved by RFC 4291, section 2.4, and later
// RFCs.
const registered = [
  special('::1/128', 'loopback', 4291),
  special('::/128', 'unspecified', 4291),
  special('::ffff:0:0/96', 'ipv4Mapped', 4291),
  special('64:ff9b::/96', 'translation', 6052, 'yes'),
  special('64:ff9b:1::/48', 'localTranslation', 8215),
  special('100::/64', 'discardOnly', 6666),
  special('100:0:0:1::/64', 'dummyPrefix', 9780),
  special('2001::/23', 'protocolAssignments', 2928),
  special('2001::/32', 'teredo', 4380, 'notStated'),
  special('2001:1::1/128', 'portControlAnycast', 7723, 'yes'),
  special('2001:1::2/128', 'turnAnycast', 8155, 'yes'),
  special('2001:1::3/128', 'dnsSdAnycast', 9665, 'yes'),
  special('2001:2::/48', 'benchmarking', 5180),
  special('2001:3::/32', 'amt', 7450, 'yes'),
  special('2001:4:112::/48', 'as112', 7535, 'yes'),
  special('2001:10::/28', 'orchid', 4843, 'notStated'),
  special('2001:20::/28', 'orchidV2', 7343, 'yes'),
  special('2001:30::/28', 'droneRemoteId', 9374, 'yes'),
  special('2001:db8::/32', 'documentation', 3849),
  special('3fff::/20', 'documentation', 9637),
  special('2002::/16', 'sixToFour', 3056, 'notStated'),
  special('2620:4f:8000::/48', 'as112', 7534, 'yes'),
  special('5f00::/16', 'segmentRouting', 9602),
  special('fc00::/7', 'uniqueLocal', 4193),
  special('fe80::/10', 'linkLocal', 4291),
  other('fec0::/10', 'siteLocal', 3879, 'no'),
  other('ff00::/8', 'multicast', 4291, 'notStated'),
  other('2000::/3', 'globalUnicast', 4291, 'yes'),
  other('::/96', 'ipv4Compatible', 4291, 'no'),
] as const satisfies readonly (Registered & { readonly block: string })[];

export type Ipv6Type = (typeof registered)[number]['type'] | 'reserved';

/** A registered block with its purpose. */
export interface Ipv6Entry extends Registered {
  readonly type: Ipv6Type;
  readonly block: IpBlock;
}

/** Reads a block as written above, such as `2001:db8::/32`. */
function blockOf(text: string): IpBlock {
  const [address = '', length] = text.split('/');
  const first = parseIpv6(address);
  return { family: 6, first: first.ok ? first.value : 0n, prefixLength: Number(length) };
}

/** Sorted by size, so that the first match is the most specific block. */
const entries: readonly (Ipv6Entry & { readonly last: bigint })[] = registered
  .map((entry) => ({ ...entry, block: blockOf(entry.block) }))
  .map((entry) => ({ ...entry, last: lastOfIpBlock(entry.block) }))
  .toSorted((one, another) => another.block.prefixLength - one.block.prefixLength);

/** The entry for all addresses without another entry. */
const rest: Ipv6Entry = { ...other('::/0', 'reserved', 4291, 'no'), block: blockOf('::/0') };

/** The most specific entry that contains all addresses of a range, including both ends. */
export const ipv6EntryOf = (first: bigint, last = first): Ipv6Entry =>
  entries.find((entry) => entry.block.first <= first && entry.last >= last) ?? rest;
