import { fail, mapResult, ok, type Result } from '#core/result.ts';
import { excerpt } from '#pure/text/excerpt.ts';
import { bitsOf, type IpAddress, type IpAddressFault, readIpAddress } from './ip-address.ts';
import { formatIpBlock, type IpBlock, ipBlockAround } from './ip-block.ts';
import { plainIpv4Network } from './plain-ipv4-network.ts';
import { type Ipv4NetworkFault, readIpv4Network, readPrefixLength } from './read-ipv4-network.ts';

/** An address as written, with the length of its network prefix. */
export interface IpNetwork extends IpAddress {
  readonly prefixLength: number;
}

export type IpNetworkFault = IpAddressFault | Exclude<Ipv4NetworkFault, 'notAnIpv4Network'> | 'hasZone' | 'notAnIpNetwork';

/** The length of `0000:0000:0000:0000:0000:ffff:255.255.255.255`. */
const LONGEST_IPV6 = 45;

const slashForm = /^([^/]*)\/\s*(\d+)$/;
const bracketForm = /^\[([^[\]]*)\]\s*(\/.*)?$/;
/** The text directly before the first `%` that may be an address. */
const zonedIn = (source: string): string =>
  /(?<![\da-f:.])[\da-f:.]*$/i.exec(source.slice(0, source.indexOf('%')).slice(-LONGEST_IPV6))?.[0] ?? '';

/**
 * Reads an address or a network of either family: IPv4 in all notations of `readIpv4Network`, IPv6 as an address or `address/prefix
 * length`, optionally with the address in square brackets. Ignores surrounding white space. An address alone is a network of one address.
 * Errors: `hasZone` (`entry`; RFC 4007, section 11: a zone has no meaning outside the host) for an address with a zone, the errors of the
 * address, the prefix length, and the mask, and `notAnIpNetwork` for any other text.
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
  // A number alone is not a mistyped address.
  if (code === 'notAnIpv4Network' || !whole.includes('.')) return readDots(whole, details.isIncomplete);
  return fail(code, details);
}

/** Invalid digits and dots, such as `10.0..1`, have their own error. */
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

/** The block of a network, without its host bits. */
export const blockOfNetwork = (network: IpNetwork): IpBlock => ipBlockAround(network, network.prefixLength);

/** Whether host bits are set, so that the text is an address in the network rather than the network. */
export const hasHostBits = (network: IpNetwork): boolean => blockOfNetwork(network).first !== network.bits;

/** Formats the network in CIDR notation. */
export const formatIpNetwork = (network: IpNetwork): string => formatIpBlock(blockOfNetwork(network));
