import { fail, ok, type Result } from '#core/result.ts';
import { formatIpBlock, type IpBlock, lastOfIpBlock } from '#domains/ip/ip-block.ts';
import { canonicalForm } from './forms.ts';

const LENGTH = 128;
/** The maximum number of rows. The number of the first row makes all others reachable. */
const MOST_ROWS = 1000;

export interface NetworkSplit {
  readonly network: IpBlock;
  /** The prefix length of the subnets. */
  readonly prefixLength: number;
  /** The number of the first displayed subnet, counted from 0. */
  readonly from: bigint;
  /** The number of displayed subnets. */
  readonly shown: number;
}

/**
 * Splits a network into subnets of the typed prefix length, starting at the typed number of a subnet, decimal or with `0x`. Errors:
 * `cannotSplit` for a single address, `splitOutOfRange` (`min`, `max`), and `firstSubnetOutOfRange` (`max`).
 */
export function splitNetwork(
  network: IpBlock,
  typedLength: string,
  typedFirst: string,
): Result<NetworkSplit, 'cannotSplit' | 'splitOutOfRange' | 'firstSubnetOutOfRange'> {
  if (network.prefixLength === LENGTH) return fail('cannotSplit', { field: 'splitInto' });
  const min = network.prefixLength + 1;
  const prefixLength = /^\d{1,3}$/.test(typedLength) ? Number(typedLength) : 0;
  if (prefixLength < min || prefixLength > LENGTH) return fail('splitOutOfRange', { field: 'splitInto', values: { min, max: LENGTH } });
  const count = 1n << BigInt(prefixLength - network.prefixLength);
  const from = numberIn(typedFirst);
  if (from === undefined || from >= count)
    return fail('firstSubnetOutOfRange', {
      field: 'firstSubnet',
      values: { max: String(count - 1n) },
      ...(/^0x$/i.test(typedFirst) && { isIncomplete: true }),
    });
  const left = count - from;
  return ok({ network, prefixLength, from, shown: left < MOST_ROWS ? Number(left) : MOST_ROWS });
}

/** More digits than any subnet number has, in either notation. */
const LONGEST = 60;

/** Reads a whole number, decimal or with `0x`. 0 for an empty text, `undefined` for any other text. */
function numberIn(typed: string): bigint | undefined {
  if (typed === '') return 0n;
  return typed.length <= LONGEST && /^(?:\d+|0x[\da-f]+)$/i.test(typed) ? BigInt(typed) : undefined;
}

/** The row of a subnet, with an index counted from the first displayed subnet. */
export function subnetRow({ network, prefixLength, from }: NetworkSplit, index: number) {
  const number = from + BigInt(index);
  const subnet = { ...network, first: network.first + (number << BigInt(LENGTH - prefixLength)), prefixLength };
  return {
    number: String(number),
    network: formatIpBlock(subnet),
    first: canonicalForm(subnet.first),
    last: canonicalForm(lastOfIpBlock(subnet)),
  };
}
