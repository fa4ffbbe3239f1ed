import * as fc from 'fast-check';
import { describe as suite, expect, test } from 'vitest';
import { allRows } from '#core/outputs.ts';
import { ok } from '#core/result.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { describe } from './run.ts';

const LAST = (1n << 128n) - 1n;
const english = { t: toolTexts('ipv6-calculator', 'en'), language: 'en' };

function shown(addresses: string) {
  const result = describe({ addresses });
  if (!result.ok || !result.value) throw new Error(`${addresses} is not read.`);
  return presenters.describe(result.value, {}, english);
}

const addresses = fc.oneof(
  fc.bigInt({ min: 0n, max: LAST }),
  fc
    .array(fc.constantFrom<bigint>(0n, 1n, 0x20_01n, 0xdb8n, 0xffffn, 0xfe80n), { minLength: 8, maxLength: 8 })
    .map((groups) => groups.reduce((all, group) => (all << 16n) | group, 0n)),
);

suite('a single line', () => {
  // Results of Python ipaddress and netaddr 0.8.0, and examples of the RFCs named below.
  test.each([
    ['1080:0:0:0:8:800:200C:417A', { rfc1924: '4)+k&C#VzJ4br>0wv%Yp', decimal: '21932261930451111902915077091070067066' }], // RFC 1924
    ['2001:db8:0:0:1:0:0:1', { canonical: '2001:db8::1:0:0:1' }], // RFC 5952, section 4.2.3
    ['2001:0:0:1:0:0:0:1', { canonical: '2001:0:0:1::1' }],
    [
      '2001:db8::8:800:200c:417a/60',
      {
        readAs: 'IPv6 network',
        full: '2001:0db8:0000:0000:0008:0800:200c:417a',
        ipv4Ending: '2001:db8::8:800:32.12.65.122',
        hexadecimal: '0x20010db80000000000080800200c417a',
        binary:
          '0010000000000001:0000110110111000:0000000000000000:000000000000|0000:0000000000001000:0000100000000000:0010000000001100:0100000101111010',
        network: '2001:db8::/60',
        prefixLength: '/60',
        first: '2001:db8::',
        last: '2001:db8:0:f:ffff:ffff:ffff:ffff',
        addresses: '295147905179352825856 (2^68)',
        networks64: '16 (2^4)',
        reverseName: 'a.7.1.4.c.0.0.2.0.0.8.0.8.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
        reverseZone: '0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa',
        type: 'Documentation',
        registryEntry: '2001:db8::/32, RFC 3849',
        reachable: 'No',
        previous: '2001:db7:ffff:fff0::/60',
        next: '2001:db8:0:10::/60',
        notices: [{ code: 'hostBitsSet', values: { network: '2001:db8::/60' } }],
      },
    ],
    ['64:ff9b::192.0.2.33', { canonical: '64:ff9b::c000:221', type: 'IPv4-IPv6 translation', reachable: 'Yes' }], // RFC 6052, section 2.4
    ['192.0.2.1', { readAs: 'IPv4 address', canonical: '::ffff:192.0.2.1', url: '[::ffff:192.0.2.1]', type: 'IPv4-mapped' }],
    ['0:a:95:9d:68:16', { canonical: 'fe80::20a:95ff:fe9d:6816' }], // a MAC address as arp -a of macOS prints it
    ['fe80::1%eth0', { readAs: 'address with zone', zone: 'eth0', canonical: 'fe80::1', type: 'Link-local' }],
    ['fe80::1%eth0/64', { readAs: 'address with zone', zone: 'eth0', network: 'fe80::/64' }],
    ['http://[::1]:8080/x', { readAs: 'address with brackets', canonical: '::1', url: '[::1]:8080', type: 'Loopback' }],
    ['[2001:db8::1]', { readAs: 'address with brackets', url: '[2001:db8::1]' }],
    ['[fe80::1%25en0]:22', { zone: 'en0', url: '[fe80::1]:22' }],
    ['[2001:db8::]/32', { readAs: 'address with brackets', network: '2001:db8::/32' }],
    ['https://user@[2001:db8::1]/32?q', { network: '2001:db8::1/128' }],
    ['00:0a:95:9d:68:16 2001:db8::/64', { readAs: 'MAC address and prefix', canonical: '2001:db8::20a:95ff:fe9d:6816', notices: [] }],
    ['00-0A-95-9D-68-16/2001:db8::/32', { canonical: '2001:db8::20a:95ff:fe9d:6816', network: '2001:db8::/32' }],
    ['000a.959d.6816', { canonical: 'fe80::20a:95ff:fe9d:6816', network: 'fe80::/64' }],
    ['4)+k&C#VzJ4br>0wv%Yp', { readAs: 'RFC 1924 number', canonical: '1080::8:800:200c:417a' }],
    [
      '8.b.d.0.1.0.0.2.IP6.ARPA.',
      { readAs: 'ip6.arpa name', network: '2001:db8::/32', binary: expect.stringContaining(':0000110110111000|') },
    ],
    ['0x1', { readAs: 'hexadecimal number', canonical: '::1' }],
    ['20010db8000000000000000000000001', { readAs: 'hexadecimal number', canonical: '2001:db8::1' }],
    ['0x123456789abcdef012', { readAs: 'hexadecimal number' }],
    [
      '340282366920938463463374607431768211455',
      { readAs: 'decimal number', canonical: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', next: '' },
    ],
    ['0', { canonical: '::', previous: '', type: 'Unspecified', addresses: '1 (2^0)', networks64: '' }],
    [
      '::/0',
      { addresses: '340282366920938463463374607431768211456 (2^128)', networks64: '18446744073709551616 (2^64)', previous: '', next: '' },
    ],
    ['::/3', { reverseZone: 'ip6.arpa' }],
    ['192.0.2.1', { type: 'IPv4-mapped', registryEntry: '::ffff:0:0/96, RFC 4291' }],
    ['fec0::1', { type: 'Site-local (deprecated)', registryEntry: 'None (RFC 3879)', reachable: 'No' }],
    ['ff02::1', { registryEntry: 'None (RFC 4291)', reachable: 'Not stated' }],
    ['2001:db8::/16', { type: 'Documentation' }],
    ['2001::/16', { type: 'Global unicast' }],
    ['2001:db8::/80', { notices: [{ code: 'noAutoconfiguration', values: { prefixLength: '/80' } }] }],
    ['2001:db8::/127', { notices: [{ code: 'betweenRouters' }] }],
    ['2001:db8::1/128', { notices: [] }],
  ])('%s results in %j', (line, rows) => {
    expect(shown(line)).toMatchObject(rows);
  });

  test.each(['', ' \n\t'])('%j returns nothing', (text) => {
    expect(describe({ addresses: text })).toEqual(ok(null));
  });
});

test('each of several lines has a row, which also contains its error', () => {
  const lines = shown('2001:db8::1\n\n 2001:0DB8::1 \nfe80::/10\n1::2::3');
  if (!('results' in lines)) throw new Error('They are read as one.');
  expect(lines.distinct).toBe('2');
  expect(allRows(lines.results)).toEqual([
    { address: '2001:db8::1', canonical: '2001:db8::1', network: '2001:db8::1/128', type: 'Documentation' },
    { address: '2001:0DB8::1', canonical: '2001:db8::1', network: '2001:db8::1/128', type: 'Documentation' },
    { address: 'fe80::/10', canonical: 'fe80::', network: 'fe80::/10', type: 'Link-local' },
    { address: '1::2::3', canonical: 'Not an IPv6 address: "::" appears twice.', network: '', type: '' },
  ]);
});

function single(line: string) {
  const result = describe({ addresses: line });
  if (!result.ok || !result.value?.single) throw new Error(`${line} is not read.`);
  return result.value.single;
}

test('an address is read back from all of its forms', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const { canonical, full, ipv4Ending, decimal, hexadecimal, rfc1924, url, reverseName, network } = single(String(address));
      const forms = [canonical, full, ipv4Ending, decimal, hexadecimal, url, reverseName, network];
      // A text of hexadecimal digits alone is not read as a number in base 85.
      const all = /^[\da-f]*$|^0x/i.test(rfc1924) ? forms : [...forms, rfc1924];
      expect(all.map((form) => single(form).decimal)).toEqual(all.map(() => String(address)));
    }),
  );
});

test('the neighbors of a network are adjacent', () => {
  fc.assert(
    fc.property(addresses, fc.integer({ min: 1, max: 128 }), (address, prefixLength) => {
      const { network, next } = single(`${single(String(address)).canonical}/${prefixLength}`);
      fc.pre(next !== '');
      expect(single(next)).toMatchObject({ previous: network, prefixLength: `/${prefixLength}` });
    }),
  );
});
