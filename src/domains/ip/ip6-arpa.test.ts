import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { ip6ArpaName, readIp6ArpaName } from './ip6-arpa.ts';

// The name is from RFC 3596, section 2.5. The zone follows its rule.
const EXAMPLE = 0x4321_0000_0001_0002_0003_0004_0567_89abn;
const NAME = 'b.a.9.8.7.6.5.0.4.0.0.0.3.0.0.0.2.0.0.0.1.0.0.0.0.0.0.0.1.2.3.4.ip6.arpa';

test('the name of an address lists its nibbles in reverse, and the name of a network its prefix nibbles', () => {
  expect(ip6ArpaName(EXAMPLE)).toBe(NAME);
  expect(ip6ArpaName(EXAMPLE, 4)).toBe('1.2.3.4.ip6.arpa');
  expect(ip6ArpaName(0n, 0)).toBe('ip6.arpa');
});

test.each([NAME, `${NAME}.`, NAME.toUpperCase()])('reads %s', (name) => {
  expect(readIp6ArpaName(name)).toEqual(ok({ first: EXAMPLE, prefixLength: 128 }));
});

test.each([
  ['xy.1.ip6.arpa', fail('labelNotHexadecimal', { values: { label: 'xy' } })],
  ['1..2.ip6.arpa', fail('labelNotHexadecimal', { values: { label: '' } })],
  ['10.ip6.arpa', fail('labelNotHexadecimal', { values: { label: '10' } })],
  [`1.${NAME}`, fail('tooManyNibbles', { values: { max: 32, found: 33 } })],
])('refuses %s', (name, refusal) => {
  expect(readIp6ArpaName(name)).toEqual(refusal);
});

test('the name of a network is read back as the network', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 128n) - 1n }), fc.integer({ min: 1, max: 32 }), (address, nibbles) => {
      const hostBits = BigInt(128 - 4 * nibbles);
      const first = (address >> hostBits) << hostBits;
      expect(readIp6ArpaName(ip6ArpaName(address, nibbles))).toEqual(ok({ first, prefixLength: 4 * nibbles }));
    }),
  );
});
