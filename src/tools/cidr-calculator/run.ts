import type { RunContext } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { aboutField, mapResult, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import type { IpBlock } from '#domains/ip/ip-block.ts';
import { rangeOfBlock } from '#domains/ip/ip-range.ts';
import { blocksOf, countAddresses, type IpSet, minus, ofFamily } from '#domains/ip/ip-set.ts';
import type { declaration } from './declare.ts';
import { writeNetworks } from './formats.ts';
import { ignoresMost, type LimitFault, type Limits, limitList } from './limit-list.ts';
import { lookUpIn } from './look-up.ts';
import { type BoxFault, readAnyText, readBoxes } from './read-boxes.ts';
import { remarksOn } from './remarks.ts';

type Progress = Pick<RunContext, 'progress'>;

const NO_LIMITS: Limits = { widestIpv4: 0, widestIpv6: 0, most: 0 };

/** The networks of a set within the limits, those of IPv4 first. */
function listOf(set: IpSet, limits: Limits, { progress }: Progress): Result<readonly IpBlock[], LimitFault> {
  const blocks = blocksOf(set);
  const ipv4 = limitList(ofFamily(blocks, 4), limits, (share) => progress(share / 2));
  if (!ipv4.ok) return ipv4;
  return mapResult(
    limitList(ofFamily(blocks, 6), limits, (share) => progress((1 + share) / 2)),
    (ipv6) => [...ipv4.value, ...ipv6],
  );
}

const countOf = (blocks: readonly IpBlock[]): bigint => countAddresses(blocks.map(rangeOfBlock));

/** Computes Include minus Exclude, as networks. Returns null if there is nothing to include. */
export function calculate(given: Given<typeof declaration, 'calculate'>, context: Progress) {
  const boxes = readBoxes(given);
  if (!boxes.ok) return boxes;
  const { include, exclude } = boxes.value;
  if (include.entries.length === 0) return ok(null);
  const set = minus(include.set, exclude.set);
  // Ranges are exact, so the limits for networks do not apply.
  const limits = given.format === 'ranges' ? NO_LIMITS : given;
  return mapResult(listOf(set, limits, context), (blocks) => {
    const [ipv4, ipv6] = [ofFamily(blocks, 4), ofFamily(blocks, 6)];
    return {
      networks: writeNetworks(given.format, blocks, set),
      isJson: given.format === 'json',
      ipv4Networks: ipv4.length,
      ipv4Addresses: countOf(ipv4),
      ipv6Networks: ipv6.length,
      ipv6Addresses: countOf(ipv6),
      /** Addresses of the list that were not requested. */
      extra: countOf(blocks) - countAddresses(set),
      ignoresMost: ignoresMost(limits),
      remarks: remarksOn(include, exclude),
    };
  });
}

type LookUpGiven = Given<typeof declaration, 'lookUp'>;

/** Looks up the entries of a text in the list. Returns null if either is empty. */
export function lookUp(given: LookUpGiven, context: Progress): Result<ReturnType<typeof lookUpIn> | null, BoxFault | LimitFault> {
  if (given.addresses.trim() === '') return ok(null);
  const boxes = readBoxes(given);
  if (!boxes.ok) return boxes;
  const wanted = aboutField('addresses', readAnyText(given.addresses));
  if (!wanted.ok) return wanted;
  const { include, exclude } = boxes.value;
  if (wanted.value.length === 0 || include.entries.length === 0) return ok(null);
  return mapResult(listOf(minus(include.set, exclude.set), given, context), (list) => lookUpIn(list, wanted.value));
}

export const run = { calculate, lookUp } satisfies Runs<typeof declaration>;
