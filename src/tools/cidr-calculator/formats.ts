import { formatIpAddress } from '#domains/ip/ip-address.ts';
import { formatIpBlock, type IpBlock } from '#domains/ip/ip-block.ts';
import { formatIpRange } from '#domains/ip/ip-range.ts';
import { type IpSet, ofFamily } from '#domains/ip/ip-set.ts';
import { formatIpv4 } from '#domains/ip/ipv4.ts';
import { maskOf } from '#domains/ip/ipv4-mask.ts';

export const formats = [
  'lines',
  'commas',
  'ranges',
  'masks',
  'wireGuard',
  'nginx',
  'iptables',
  'nftables',
  'ipset',
  'terraform',
  'json',
] as const;

export type Format = (typeof formats)[number];

const families = [4, 6] as const;
const cidr = (blocks: readonly IpBlock[]): readonly string[] => blocks.map(formatIpBlock);
const eachOf = (blocks: readonly IpBlock[], write: (block: IpBlock) => string): string => blocks.map(write).join('\n');

const withMask = (block: IpBlock): string =>
  block.family === 6
    ? formatIpBlock(block)
    : `${formatIpAddress({ family: 4, bits: block.first })} ${formatIpv4(maskOf(block.prefixLength))}`;

/** Splits the block of all addresses in half, because a `hash:net` set does not accept prefix length 0 (ipset(8)). */
const halves = ({ family, first, prefixLength }: IpBlock): readonly IpBlock[] =>
  prefixLength > 0
    ? [{ family, first, prefixLength }]
    : [
        { family, first: 0n, prefixLength: 1 },
        { family, first: family === 4 ? 1n << 31n : 1n << 127n, prefixLength: 1 },
      ];

/** Writes the networks of each family that has any. */
const byFamily = (blocks: readonly IpBlock[], write: (own: readonly IpBlock[], family: 4 | 6) => readonly string[]): string =>
  families
    .flatMap((family) => {
      const own = ofFamily(blocks, family);
      return own.length === 0 ? [] : write(own, family);
    })
    .join('\n');

const writers: Readonly<Record<Exclude<Format, 'ranges'>, (blocks: readonly IpBlock[]) => string>> = {
  lines: (blocks) => cidr(blocks).join('\n'),
  commas: (blocks) => cidr(blocks).join(', '),
  masks: (blocks) => eachOf(blocks, withMask),
  wireGuard: (blocks) => `AllowedIPs = ${cidr(blocks).join(', ')}`,
  nginx: (blocks) => [...cidr(blocks).map((network) => `allow ${network};`), 'deny all;'].join('\n'),
  iptables: (blocks) =>
    eachOf(blocks, (block) => `${block.family === 4 ? 'iptables' : 'ip6tables'} -A INPUT -s ${formatIpBlock(block)} -j ACCEPT`),
  nftables: (blocks) =>
    byFamily(blocks, (own, family) => [
      `set allowed${family} {`,
      `  type ipv${family}_addr; flags interval;`,
      `  elements = { ${cidr(own).join(', ')} }`,
      '}',
    ]),
  ipset: (blocks) =>
    byFamily(blocks, (own, family) => [
      `create allowed${family} hash:net family ${family === 4 ? 'inet' : 'inet6'}`,
      ...cidr(own.flatMap(halves)).map((network) => `add allowed${family} ${network}`),
    ]),
  terraform: (blocks) => ['[', ...cidr(blocks).map((network) => `  "${network}",`), ']'].join('\n'),
  json: (blocks) => JSON.stringify(cidr(blocks), null, 2),
};

/** Writes the list in a format, without a final line break. The ranges format contains the requested addresses. Empty without addresses. */
export function writeNetworks(format: Format, blocks: readonly IpBlock[], requested: IpSet): string {
  if (blocks.length === 0 && format !== 'json') return '';
  return format === 'ranges' ? requested.map(formatIpRange).join('\n') : writers[format](blocks);
}
