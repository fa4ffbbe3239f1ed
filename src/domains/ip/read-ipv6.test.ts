import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { readIpv6 } from './read-ipv6.ts';

// Valid addresses are tested with `parseIpv6`, which only wraps this function.
test('readIpv6 reads an IPv4 ending', () => {
  expect(readIpv6('64:ff9b::192.0.2.33')).toEqual(ok((0x64ff9bn << 96n) | 0xc000_0221n)); // RFC 6052, section 2.4
});

describe('readIpv6 refuses', () => {
  // In the order of the checks, as specified.
  test.each([
    ['2001:dg8::1', fail('notHexadecimal', { values: { character: 'g' } })],
    ['1::2::é', fail('notHexadecimal', { values: { character: 'é' } })],
    ['::💥', fail('notHexadecimal', { values: { character: '💥' } })],
    ['1::2::3', fail('doubleColonTwice')],
    [':::', fail('doubleColonTwice')],
    ['1:::2', fail('doubleColonTwice')],
    [':1:2', fail('startsWithColon')],
    [':', fail('startsWithColon')],
    ['1:2:', fail('endsWithColon')],
    ['1:2:12345', fail('groupTooLong', { values: { group: 3, digits: 5 } })],
    ['1::2:abcdef', fail('groupTooLong', { values: { group: 3, digits: 6 } })],
    ['::1.2.3', fail('wrongNumberCount', { values: { found: 3 } })],
    ['::01.2.3.4', fail('leadingZero', { values: { number: '01' } })],
    ['::1.2.3.256', fail('above255', { values: { number: '256' } })],
    ['::1.2.3.a', fail('notAnIpv4Address')],
    ['1.2.3.4::', fail('ipv4NotLast')],
    ['1.2.3.4:5:6', fail('ipv4NotLast')],
    ['1:2:3:4:5:6:7', fail('wrongGroupCount', { values: { found: 7 } })],
    ['1:2:3:4:5:1.2.3.4', fail('wrongGroupCount', { values: { found: 7 } })],
    ['1:2:3:4:5:6:7:8:9', fail('wrongGroupCount', { values: { found: 9 } })],
    ['', fail('wrongGroupCount', { values: { found: 0 } })],
    ['1:2:3:4::5:6:7:8', fail('emptyDoubleColon', { values: { found: 8 } })],
    ['1:2:3:4:5:6::1.2.3.4', fail('emptyDoubleColon', { values: { found: 8 } })],
  ])('%j', (text, refusal) => {
    expect(readIpv6(text)).toEqual(refusal);
  });
});
