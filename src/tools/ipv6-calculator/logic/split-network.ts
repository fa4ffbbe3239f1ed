import { fail, ok, type Result } from '#core/result.ts';
import { formatIpBlock, type IpBlock, lastOfIpBlock } from '#subjects/ip/ip-block.ts';
import { canonicalForm } from './forms.ts';

const LENGTH = 128;
/** Rows of the table: any place is reached by the number of the first one. */
const MOST_ROWS = 1000;

export interface NetworkSplit {
  readonly network: IpBlock;
  /** Of the subnets. */
  readonly prefixLength: number;
  /** The number of the first one that is shown, counted from 0. */
  readonly from: bigint;
  /** How many are shown. */
  readonly shown: number;
}

/**
 * A network split into subnets of a prefix length that is typed, shown from the number of one on, decimal or with `0x`. Refused with
 * `cannotSplit` of a single address, `splitOutOfRange` (`min`, `max`) and `firstSubnetOutOfRange` (`max`).
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

/** More digits than the last number of a subnet has, in either notation. */
const LONGEST = 60;

/** A whole number, decimal or with `0x`; 0 where nothing stands, undefined of any other text. */
function numberIn(typed: string): bigint | undefined {
  if (typed === '') return 0n;
  return typed.length <= LONGEST && /^(?:\d+|0x[\da-f]+)$/i.test(typed) ? BigInt(typed) : undefined;
}

/** The row of a subnet, counted from the first that is shown. */
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
