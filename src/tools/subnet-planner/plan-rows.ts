import { bitsOf } from '#domains/ip/ip-address.ts';
import { compareIpBlocks, formatIpBlock, type IpBlock, ipBlockAround, ipBlockSize } from '#domains/ip/ip-block.ts';
import type { PlacedSubnet, SubnetPlan, WantedSubnet } from './plan-subnets.ts';

/** A subnet, a free block, or a block in use, with the edits that are possible for it. */
export type SpaceRow = { readonly block: IpBlock } & (
  | {
      readonly kind: 'subnet';
      readonly subnet: PlacedSubnet;
      readonly canSplit: boolean;
      /** The result of merging it with its other half, if that is free or a subnet. */
      readonly joint?: Joint;
    }
  | { readonly kind: 'free' | 'inUse' }
);

export interface Joint {
  readonly block: IpBlock;
  /** The other half, or `undefined` if it is free. */
  readonly other: PlacedSubnet | undefined;
}

export type PlanRow = SpaceRow | { readonly kind: 'lost'; readonly subnet: WantedSubnet };

/** The rows for all space in the blocks, sorted by family and address, followed by subnets without a place. */
export function rowsOfPlan({ blocks, placed, free, inUse, lost }: SubnetPlan): readonly PlanRow[] {
  const subnets = new Map(placed.map((subnet) => [formatIpBlock(subnet), subnet]));
  const holes = new Set(free.map(formatIpBlock));
  const jointOf = (subnet: PlacedSubnet): Joint | undefined => {
    const { family, first, prefixLength, of } = subnet;
    if (prefixLength <= (blocks[of]?.prefixLength ?? 0)) return undefined;
    const other = formatIpBlock({ family, prefixLength, first: first ^ ipBlockSize(subnet) });
    if (!holes.has(other) && !subnets.has(other)) return undefined;
    return { block: ipBlockAround({ family, bits: first }, prefixLength - 1), other: subnets.get(other) };
  };
  const space: readonly SpaceRow[] = [
    ...placed.map((subnet): SpaceRow => {
      const joint = jointOf(subnet);
      return { kind: 'subnet', block: subnet, subnet, canSplit: subnet.prefixLength < bitsOf(subnet.family), ...(joint && { joint }) };
    }),
    ...free.map((block): SpaceRow => ({ kind: 'free', block })),
    ...inUse.map((block): SpaceRow => ({ kind: 'inUse', block })),
  ];
  return [
    ...space.toSorted((one, other) => compareIpBlocks(one.block, other.block)),
    ...lost.map((subnet) => ({ kind: 'lost', subnet }) as const),
  ];
}
