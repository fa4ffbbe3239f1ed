import { type Ipv6Entry, ipv6EntryOf } from '#domains/ip/ipv6-entry.ts';
import { formatIpBlock, type IpBlock, ipBlockAround, ipBlockSize, lastOfIpBlock } from '#domains/ip/ip-block.ts';
import { ip6ArpaName } from '#domains/ip/ip6-arpa.ts';
import { formatIpv6 } from '#domains/ip/ipv6.ts';
import { embeddedParts } from './embedded-parts.ts';
import { canonicalForm, formsOf } from './forms.ts';
import type { ReadLine } from './notation.ts';

const LENGTH = 128;
/** The prefix length of networks in which hosts make their own addresses: RFC 4862, section 5.5.3, with RFC 4291, section 2.5.1. */
const SLAAC = 64;

/** The exact value of a power of two, followed by the power. */
export const powerText = (exponent: number): string => `${1n << BigInt(exponent)} (2^${exponent})`;

export const blockOf = ({ address, prefixLength }: ReadLine): IpBlock => ipBlockAround({ family: 6, bits: address }, prefixLength);

/** The registry entry of the whole network, or of the address alone if bits after the prefix are set. */
export function entryOf(line: ReadLine): Ipv6Entry {
  const block = blockOf(line);
  return block.first === line.address ? ipv6EntryOf(block.first, lastOfIpBlock(block)) : ipv6EntryOf(line.address);
}

/** Writes a block as in the registry: `::ffff:0:0/96`, without the IPv4 ending that addresses in it have. */
const registryText = ({ first, prefixLength }: IpBlock): string => `${formatIpv6(first)}/${prefixLength}`;

/** Notices about a network. */
function notesOf({ address, notation, prefixLength }: ReadLine, block: IpBlock) {
  const hasHostBits = block.first !== address && notation !== 'macAndPrefix';
  return [
    ...(prefixLength > SLAAC && prefixLength < LENGTH - 1
      ? [{ code: 'noAutoconfiguration', values: { prefixLength: `/${prefixLength}` } }]
      : []),
    ...(prefixLength === LENGTH - 1 ? [{ code: 'betweenRouters' }] : []),
    ...(hasHostBits ? [{ code: 'hostBitsSet', values: { network: formatIpBlock(block) } }] : []),
  ] as const;
}

/** The network of the same size before or after a network. Empty beyond the first and the last address. */
function neighborOf(block: IpBlock, step: bigint): string {
  const first = block.first + step * ipBlockSize(block);
  return first < 0n || first >> BigInt(LENGTH) > 0n ? '' : formatIpBlock({ ...block, first });
}

/** Describes an address or a network. */
export function describeLine(line: ReadLine) {
  const { address, prefixLength, notation, zone = '', port } = line;
  const block = blockOf(line);
  const name = ip6ArpaName(address);
  const entry = entryOf(line);
  return {
    notation,
    zone,
    ...formsOf(address, prefixLength, port),
    network: formatIpBlock(block),
    prefixLength: `/${prefixLength}`,
    first: canonicalForm(block.first),
    last: canonicalForm(lastOfIpBlock(block)),
    addresses: powerText(LENGTH - prefixLength),
    networks64: prefixLength <= SLAAC ? powerText(SLAAC - prefixLength) : '',
    reverseName: name,
    reverseZone: ip6ArpaName(block.first, Math.floor(prefixLength / 4)),
    ptrRecord: `${name}. IN PTR host.example.com.`,
    type: entry.type,
    registered: { block: registryText(entry.block), rfc: `RFC ${entry.rfc}`, isSpecialPurpose: entry.isSpecialPurpose },
    reachable: entry.reachable,
    embedded: embeddedParts(address, ipv6EntryOf(address).type),
    previous: neighborOf(block, -1n),
    next: neighborOf(block, 1n),
    notes: notesOf(line, block),
  };
}

export type DescribedLine = ReturnType<typeof describeLine>;
