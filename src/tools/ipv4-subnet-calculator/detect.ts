import { defineDetectors } from '#core/detection.ts';
import { blockAround } from '#domains/ip/ipv4-block.ts';
import { formatIpv4, parseIpv4 } from '#domains/ip/ipv4.ts';
import { hostsOf } from './hosts.ts';
import { maskOf, prefixLengthOf } from '#domains/ip/ipv4-mask.ts';

const NETWORK = /^(?<address>[\d.]{7,15})(?:\/(?<length>[1-9]?\d)|(?:\/|\s+)(?<mask>[\d.]{7,15}))$/;

/** Reads a prefix length, written as a number or as a mask. A wildcard mask is not accepted, because it is often read as a range. */
function lengthOf({ length, mask = '' }: Readonly<Record<string, string | undefined>>): number | undefined {
  if (length !== undefined) return Number(length) <= 32 ? Number(length) : undefined;
  const bits = parseIpv4(mask);
  const prefixLength = bits.ok ? prefixLengthOf(bits.value) : undefined;
  return bits.ok && prefixLength !== undefined && maskOf(prefixLength) === bits.value ? prefixLength : undefined;
}

export const detectors = defineDetectors([
  {
    id: 'network',
    reads: 'text',
    maxLength: 64,
    detect({ bare }) {
      const groups = NETWORK.exec(bare)?.groups;
      const address = parseIpv4(groups?.['address'] ?? '');
      const prefixLength = groups && lengthOf(groups);
      if (!address.ok || prefixLength === undefined) return undefined;
      const { first, last, count } = hostsOf(blockAround(address.value, prefixLength));
      const addresses = [...new Set([first, last])].map(formatIpv4).join('–');
      return {
        reading: 'network',
        confidence: 'strong',
        rank: 23,
        answer: { text: 'hosts', values: { hosts: { text: 'count', values: { count } }, addresses } },
        hands: { inputs: { network: bare } },
      };
    },
  },
]);
