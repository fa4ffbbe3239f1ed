import { BlockList } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockAround, blockSize, formatIpv4Block, lastOfBlock } from './ipv4-block.ts';
import { formatIpv4, LAST_IPV4, parseIpv4 } from './ipv4.ts';

const addresses = fc.integer({ min: 0, max: LAST_IPV4 });
const prefixLengths = fc.integer({ min: 0, max: 32 });

describe('blockAround', () => {
  // netmask 2.1.1
  test.each([
    ['192.168.99.200', 20, '192.168.96.0/20', '192.168.111.255'],
    ['100.64.1.1', 10, '100.64.0.0/10', '100.127.255.255'],
    ['255.255.255.255', 0, '0.0.0.0/0', '255.255.255.255'],
    ['255.255.255.255', 1, '128.0.0.0/1', '255.255.255.255'],
    ['1.2.3.4', 32, '1.2.3.4/32', '1.2.3.4'],
  ])('puts %s/%i into %s, which ends at %s', (text, prefixLength, network, last) => {
    const address = parseIpv4(text);
    const block = blockAround(address.ok ? address.value : Number.NaN, prefixLength);
    expect([formatIpv4Block(block), formatIpv4(lastOfBlock(block))]).toEqual([network, last]);
  });

  test('contains the same addresses as the subnet in Node', () => {
    fc.assert(
      fc.property(addresses, prefixLengths, addresses, (address, prefixLength, other) => {
        const block = blockAround(address, prefixLength);
        const list = new BlockList();
        list.addSubnet(formatIpv4(address), prefixLength);
        for (const each of [other, address, block.first, lastOfBlock(block), block.first - 1, lastOfBlock(block) + 1]) {
          if (each < 0 || each > LAST_IPV4) continue;
          expect(each >= block.first && each <= lastOfBlock(block)).toBe(list.check(formatIpv4(each)));
        }
        expect(lastOfBlock(block) - block.first + 1).toBe(blockSize(prefixLength));
      }),
    );
  });
});
