import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '#test/support/runs.ts';
import { plainIpv4Network } from './plain-ipv4-network.ts';
import { readIpv4Network } from './read-ipv4-network.ts';

test.each<[string, number, number]>([
  ['0.0.0.0', 0, 32],
  ['192.0.2.1', 0xc000_0201, 32],
  ['255.255.255.255/32', 0xffff_ffff, 32],
  ['10.0.0.1/8', 0x0a00_0001, 8],
  ['0.0.0.0/0', 0, 0],
])('reads %s', (text, address, prefixLength) => expect(plainIpv4Network(text)).toEqual({ address, prefixLength }));

const numbers = fc.oneof(fc.nat(260).map(String), fc.constantFrom('00', '01', '', '0256', '1000'));
const texts = fc
  .tuple(fc.array(numbers, { minLength: 3, maxLength: 5 }), fc.constantFrom('', '/', '/x', ' ', '/8 ', '/255.0.0.0'), fc.option(numbers))
  .map(([parts, behind, length]) => parts.join('.') + (length === null ? behind : `/${length}`));

test('agrees with readIpv4Network on all texts in these notations, and accepts no others', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const plain = plainIpv4Network(text);
      const read = readIpv4Network(text);
      const isPlain = read.ok && /^[\d.]+(?:\/\d+)?$/.test(text);
      expect(plain).toEqual(isPlain ? read.value : undefined);
    }),
    { numRuns: runs(100) },
  );
});
