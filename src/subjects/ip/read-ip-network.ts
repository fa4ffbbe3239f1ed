import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { bitsOf, type IpAddress, type IpAddressFault, readIpAddress } from './ip-address.ts';
import { formatIpBlock, type IpBlock, ipBlockAround } from './ip-block.ts';
import { plainIpv4Network } from './plain-ipv4-network.ts';
import { type Ipv4NetworkFault, readIpv4Network, readPrefixLength } from './read-ipv4-network.ts';

/** An address as it was written, with how many of its bits are those of the network. */
export interface IpNetwork extends IpAddress {
  readonly prefixLength: number;
}

export type IpNetworkFault = IpAddressFault | Exclude<Ipv4NetworkFault, 'notAnIpv4Network'> | 'hasZone' | 'notAnIpNetwork';

/** `0000:0000:0000:0000:0000:ffff:255.255.255.255`. */
const LONGEST_IPV6 = 45;

const slashForm = /^([^/]*)\/\s*(\d+)$/;
const bracketForm = /^\[([^[\]]*)\]\s*(\/.*)?$/;
/** What stands right before the first `%` and may be an address. */
const zonedIn = (source: string): string =>
  /(?<![\da-f:.])[\da-f:.]*$/i.exec(source.slice(0, source.indexOf('%')).slice(-LONGEST_IPV6))?.[0] ?? '';

/**
 * An address, or a network of either family: IPv4 in all notations of `readIpv4Network`, IPv6 as an address, `address/prefix length`, also
 * with the address in square brackets. White space around it is free. An address alone is the network that has only it. Refused with
 * `hasZone` (`entry`; RFC 4007, section 11: a zone has no meaning outside the host) for an address that a zone follows, faults of the address,
 * of the prefix length and of the mask, and `notAnIpNetwork`, where nothing says what was meant.
 */
export function readIpNetwork(text: string): Result<IpNetwork, IpNetworkFault> {
  const source = text.trim();
  const plain = plainIpv4Network(source);
  if (plain) return ok({ family: 4, bits: BigInt(plain.address), prefixLength: plain.prefixLength });
  if (source.includes('%') && readIpAddress(zonedIn(source)).ok) return fail('hasZone', { values: { entry: excerpt(source) } });
  const [, inside, behind = ''] = (source.startsWith('[') && bracketForm.exec(source)) || [];
  const whole = inside?.includes(':') ? `${inside}${behind}` : source;
  if (whole.includes(':')) return readIpv6Network(whole);
  const network = readIpv4Network(whole);
  if (network.ok) {
    return ok({ family: 4, bits: BigInt(network.value.address), prefixLength: network.value.prefixLength });
  }
  const { code, ...details } = network.error;
  // A number alone is no address that went wrong.
  if (code === 'notAnIpv4Network' || !whole.includes('.')) return readDots(whole, details.isIncomplete);
  return fail(code, details);
}

/** Digits and dots that are no address, such as `10.0..1`, have a sentence of their own. */
function readDots(text: string, isIncomplete: true | undefined): Result<never, IpNetworkFault> {
  const address = readIpAddress(text.split('/')[0]?.trim() ?? '');
  if (!address.ok && address.error.code === 'wrongNumberCount') return address;
  return fail('notAnIpNetwork', isIncomplete ? { isIncomplete } : {});
}

function readIpv6Network(source: string): Result<IpNetwork, IpNetworkFault> {
  const [, before, digits] = slashForm.exec(source) ?? [];
  if (before === undefined && source.includes('/'))
    return fail('notAnIpNetwork', readIpAddress(source.slice(0, -1)).ok ? { isIncomplete: true } : {});
  const address = readIpAddress((before ?? source).trim());
  if (!address.ok) return address;
  const max = bitsOf(address.value.family);
  return mapResult(readPrefixLength(digits ?? String(max), max), (prefixLength) => ({ ...address.value, prefixLength }));
}

/** The block that a network is, whatever bits are set behind its prefix. */
export const blockOfNetwork = (network: IpNetwork): IpBlock => ipBlockAround(network, network.prefixLength);

/** Whether bits behind the prefix are set: what is written is an address in the network, and not the network. */
export const hasHostBits = (network: IpNetwork): boolean => blockOfNetwork(network).first !== network.bits;

/** The network in CIDR notation. */
export const formatIpNetwork = (network: IpNetwork): string => formatIpBlock(blockOfNetwork(network));
