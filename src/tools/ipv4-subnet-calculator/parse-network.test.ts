import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { blockAround, formatIpv4Block } from '#domains/ip/ipv4-block.ts';
import { formatIpv4, LAST_IPV4 } from '#domains/ip/ipv4.ts';
import { maskOf, wildcardMaskOf } from '#domains/ip/ipv4-mask.ts';
import { parseNetwork } from './parse-network.ts';

const networkIn = (text: string): string => {
  const network = parseNetwork(text);
  return network.ok ? formatIpv4Block(network.value) : network.error.code;
};

describe('parseNetwork', () => {
  test.each([
    ['192.168.0.1/24', '192.168.0.0/24'], // the sample, netmask 2.1.1
    ['192.168.0.1', '192.168.0.1/32'],
    ['1.2.3.4/0', '0.0.0.0/0'],
    ['1.2.3.4/32', '1.2.3.4/32'],
    ['172.16.5.130 255.255.255.192', '172.16.5.128/26'], // netmask 2.1.1
    ['172.16.5.130/255.255.255.192', '172.16.5.128/26'],
    ['172.16.5.130 0.0.0.63', '172.16.5.128/26'],
    ['  10.1.2.3 \t/  8 ', '10.0.0.0/8'],
    ['10.1.2.3 / 255.0.0.0', '10.0.0.0/8'],
    ['10.1.2.3 \t 255.0.0.0', '10.0.0.0/8'],
    ['10.1.2.3/0.0.0.0', '0.0.0.0/0'], // a mask, although it could be the wildcard mask of /32
    ['10.1.2.3/255.255.255.255', '10.1.2.3/32'],
    ['10.1.2.3/0.0.0.1', '10.1.2.2/31'],
    ['10.1.2.3/127.255.255.255', '0.0.0.0/1'],
    ['10.2.3.*', '10.2.3.0/24'],
    ['10.2.*.*', '10.2.0.0/16'], // the fork's unit test of parseAsCIDR
    ['10.*.*.*', '10.0.0.0/8'],
    ['*.*.*.*', '0.0.0.0/0'],
  ])('reads %j as %s', (text, network) => {
    expect(networkIn(text)).toBe(network);
  });

  test.each([
    'x',
    '10.0.0.a',
    '10.0.0.0/x',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '/24',
    '10..0.0',
    '10.0.0.',
    '10.0.0.0/24/24',
    '10.0.0.0 24',
    '10.0.0.0 255.0.0.0 1',
    '10. 0.0.0',
    '10.*.3.*',
    '*.0.0.0',
    '10.*',
    '10.2.*',
    '10.2.3.4.*',
    '*',
    '*.*.*.*.*',
    '10.2.*.*/16',
    '10.0.0.0-10.0.0.9',
    '::1',
    '١.0.0.0',
  ])('finds no network in %j', (text) => {
    expect(parseNetwork(text)).toMatchObject(fail('notAnIpv4Network'));
  });

  test.each([
    ['192.168.0/24', fail('wrongNumberCount', { values: { found: 3 } })],
    ['10', fail('wrongNumberCount', { values: { found: 1 } })],
    ['1.2.3.4.5', fail('wrongNumberCount', { values: { found: 5 } })],
    ['10.0.0.0/255.255.0', fail('wrongNumberCount', { values: { found: 3 } })],
    ['192.168.01.1/33', fail('leadingZero', { values: { number: '01' } })],
    ['010.*.*.*', fail('leadingZero', { values: { number: '010' } })],
    ['10.0.0.0/024', fail('leadingZero', { values: { number: '024' } })],
    ['10.0.0.0 255.255.255.00', fail('leadingZero', { values: { number: '00' } })],
    ['256.0.0.0/255.0.255.0', fail('above255', { values: { number: '256' } })],
    ['300.*.*.*', fail('above255', { values: { number: '300' } })],
    ['10.0.0.0/255.255.255.256', fail('above255', { values: { number: '256' } })],
    ['10.0.0.0/33', fail('prefixLengthOutOfRange', { values: { max: 32, found: '33' } })],
    ['10.0.0.0/99999999999999999999', fail('prefixLengthOutOfRange', { values: { max: 32, found: '99999999999999999999' } })],
    ['10.0.0.0/255.0.255.0', fail('notAMask', { values: { mask: '255.0.255.0' } })],
    ['10.0.0.0 0.255.0.255', fail('notAMask', { values: { mask: '0.255.0.255' } })],
  ])('refuses %j, reporting the address before the mask', (text, refusal) => {
    expect(parseNetwork(text)).toEqual(refusal);
  });

  test('reads all notations of a network alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: LAST_IPV4 }), fc.integer({ min: 0, max: 32 }), (address, prefixLength) => {
        const text = formatIpv4(address);
        // The wildcard masks of /0 and /32 are also valid masks.
        const wildcard = prefixLength % 32 === 0 ? [] : [`${text}/${formatIpv4(wildcardMaskOf(prefixLength))}`];
        for (const notation of [`${text}/${prefixLength}`, `${text} ${formatIpv4(maskOf(prefixLength))}`, ...wildcard])
          expect(parseNetwork(notation)).toEqual(ok(blockAround(address, prefixLength)));
      }),
    );
  });
});

test.each(['10.', '10.0.0.0/', '10.0.0.0 /'])('%j is an incomplete network', (text) => {
  expect(parseNetwork(text)).toMatchObject({ error: { isIncomplete: true } });
});
