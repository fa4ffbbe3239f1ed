import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { formatIpNetwork, hasHostBits, readIpNetwork } from './read-ip-network.ts';

describe('readIpNetwork', () => {
  test.each([
    ['10.0.0.1', '10.0.0.1/32', false],
    ['10.0.0.1/8', '10.0.0.0/8', true],
    ['10.0.0.0 / 8', '10.0.0.0/8', false],
    ['10.0.0.0/255.255.0.0', '10.0.0.0/16', false],
    ['10.0.0.0 0.0.0.255', '10.0.0.0/24', false],
    ['10.0.*.*', '10.0.0.0/16', false],
    ['2001:DB8::1', '2001:db8::1/128', false],
    ['2001:db8::1/32', '2001:db8::/32', true],
    ['[2001:db8::]/32', '2001:db8::/32', false],
    [' [::1] ', '::1/128', false],
    ['::ffff:192.0.2.0/120', '::ffff:192.0.2.0/120', false],
    ['::/0', '::/0', false],
  ])('reads %j as %s', (text, network, withHostBits) => {
    const read = readIpNetwork(text);
    expect(read.ok && [formatIpNetwork(read.value), hasHostBits(read.value)]).toEqual([network, withHostBits]);
  });

  test.each([
    ['10.0.0', fail('wrongNumberCount', { values: { found: 3 } })],
    ['10.0/8', fail('wrongNumberCount', { values: { found: 2 } })],
    ['10.0..1', fail('wrongNumberCount', { values: { found: 3 } })],
    ['10.0.0.0/33', fail('prefixLengthOutOfRange', { values: { max: 32, found: '33' } })],
    ['10.0.0.0/024', fail('prefixLengthLeadingZero', { values: { number: '024' } })],
    ['10.0.0.0/255.0.255.0', fail('notAMask', { values: { mask: '255.0.255.0' } })],
    ['10.0.0.0/255.0.255', fail('wrongNumberCount', { values: { found: 3 } })],
    ['::/129', fail('prefixLengthOutOfRange', { values: { max: 128, found: '129' } })],
    ['::/01', fail('prefixLengthLeadingZero', { values: { number: '01' } })],
    ['1::2::3/64', fail('doubleColonTwice')],
    ['fe80::1%eth0', fail('hasZone', { values: { entry: 'fe80::1%eth0' } })],
    ['[fe80::1%25en-0]/64', fail('hasZone', { values: { entry: '[fe80::1%25en-0]/64' } })],
    ['fe80:::1%eth0', fail('notHexadecimal', { values: { character: '%' } })],
    ['abc', fail('notAnIpNetwork')],
    ['24', fail('notAnIpNetwork')],
    ['10.0.0.0/', fail('notAnIpNetwork', { isIncomplete: true })],
    ['::/', fail('notAnIpNetwork', { isIncomplete: true })],
    ['::/x', fail('notAnIpNetwork')],
    ['[10.0.0.1]', fail('notAnIpNetwork')],
    ['', fail('notAnIpNetwork')],
  ])('refuses %j', (text, refusal) => {
    expect(readIpNetwork(text)).toEqual(refusal);
  });
});
