import * as fc from 'fast-check';
import { describe as suite, expect, test } from 'vitest';
import { allRows } from '#core/outputs.ts';
import { fail, ok } from '#core/result.ts';
import { toolTexts } from '#test/support/tool-texts.ts';
import { answer } from './answer.ts';
import { describe, split } from './run.ts';

const LAST = (1n << 128n) - 1n;
const english = { t: toolTexts('ipv6-calculator', 'en'), language: 'en' };

function shown(addresses: string) {
  const result = describe({ addresses });
  if (!result.ok || !result.value) throw new Error(`${addresses} is not read.`);
  return answer.describe(result.value, {}, english);
}

const partsOf = (address: string) => {
  const described = shown(address);
  return 'embedded' in described ? Object.fromEntries(described.embedded.map(({ part, value }) => [part, value])) : {};
};

const addresses = fc.oneof(
  fc.bigInt({ min: 0n, max: LAST }),
  fc
    .array(fc.constantFrom(0n, 1n, 0x20_01n, 0xdb8n, 0xffffn, 0xfe80n), { minLength: 8, maxLength: 8 })
    .map((groups) => groups.reduce((all, group) => (all << 16n) | group, 0n)),
);

suite('one line', () => {
  // Python ipaddress and netaddr 0.8.0, as the tool's section has them; the RFCs named.
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
    ['fec0::1', { type: 'Site-local (deprecated)', registryEntry: 'None (RFC 3879)', reachable: 'No' }],
    ['ff02::1', { registryEntry: 'None (RFC 4291)', reachable: 'Not stated' }],
    ['2001:db8::/16', { type: 'Documentation' }],
    ['2001::/16', { type: 'Global unicast' }],
    ['2001:db8::/80', { notices: [{ code: 'noAutoconfiguration', values: { prefixLength: '/80' } }] }],
    ['2001:db8::/127', { notices: [{ code: 'betweenRouters' }] }],
    ['2001:db8::1/128', { notices: [] }],
  ])('%s is %j', (line, rows) => {
    expect(shown(line)).toMatchObject(rows);
  });

  test.each(['', ' \n\t'])('%j is none', (text) => {
    expect(describe({ addresses: text })).toEqual(ok(null));
  });
});

suite('what is encoded in an address', () => {
  test.each([
    [
      '2001:0000:4136:e378:8000:63bf:3fff:fdd2', // CPython, test_ipaddress, testTeredo
      { 'Teredo server': '65.54.227.120', 'Teredo client': '192.0.2.45', 'Teredo client port': '40000', 'Teredo cone flag': 'Set' },
    ],
    ['2002:c000:204::1/48', { 'IPv4 address': '192.0.2.4' }],
    ['64:ff9b::192.0.2.33', { 'IPv4 address': '192.0.2.33' }],
    ['64:ff9b:1:c000:2:2100::', { 'NAT64 IPv4 address': '192.0.2.33' }], // RFC 6052, section 2.4, by its /48
    ['::192.0.2.1', { 'IPv4 address': '192.0.2.1' }],
    ['fe80::5efe:192.0.2.143', { 'IPv4 address': '192.0.2.143' }], // RFC 5214
    ['2001:db8::200:5efe:192.0.2.143', { 'IPv4 address': '192.0.2.143' }],
    [
      'fe80::20a:95ff:fe9d:6816',
      {
        'MAC address': '00:0A:95:9D:68:16',
        'Solicited-node address': 'ff02::1:ff9d:6816',
        'Ethernet multicast address': '33:33:FF:9D:68:16',
      },
    ],
    ['fd12:3456:789a:1::1', { 'Global ID': '123456789a', 'Subnet ID': '0001' }],
    [
      'ff02::101',
      {
        'Multicast scope': '2 link-local',
        'Multicast flags': 'none',
        'Multicast group ID': '0x101',
        'Known group': 'NTP',
        'Ethernet multicast address': '33:33:00:00:01:01',
      },
    ],
    ['ff02::1:ff9d:6816', { 'Known group': 'Solicited-node' }],
    ['ff05::1:3', { 'Known group': 'DHCP servers', 'Multicast scope': '5 site-local' }],
    ['ff14::101', { 'Multicast flags': 'T', 'Multicast scope': '4 admin-local' }],
    [
      'ff3e:30:2001:db8:1234::1', // RFC 3306, section 4
      { 'Multicast flags': 'T, P', 'Multicast scope': '14 global', 'Multicast prefix': '2001:db8:1234::/48', 'Multicast group ID': '0x1' },
    ],
    ['ff7e:140:2001:db8:beef:feed::1', { 'Multicast flags': 'T, P, R', 'Multicast prefix': '2001:db8:beef:feed::/64' }], // RFC 3956, section 6
    ['ff06::1', { 'Multicast scope': '6 unassigned' }],
  ])('%s has %j', (line, parts) => {
    expect(partsOf(line)).toMatchObject(parts);
  });

  test.each([
    ['::', []],
    ['::1', ['Solicited-node address', 'Ethernet multicast address']],
    ['2001:db8::1', ['Solicited-node address', 'Ethernet multicast address']],
    ['ff3e:ff::1', ['Multicast scope', 'Multicast flags', 'Multicast group ID', 'Ethernet multicast address']],
  ])('%s has no more than %j', (line, parts) => {
    expect(Object.keys(partsOf(line))).toEqual(parts);
  });
});

suite('a line is refused', () => {
  test.each([
    ['2001:db8::g', fail('notHexadecimal', { values: { character: 'g' } })],
    ['1:2:3:4:5:6:7', fail('wrongGroupCount', { values: { found: 7 } })],
    ['::/129', fail('prefixLengthOutOfRange', { values: { max: 128, found: '129' } })],
    ['::/024', fail('prefixLengthLeadingZero', { values: { number: '024' } })],
    ['::/x', fail('unknownNotation')],
    ['::1/', fail('unknownNotation', { isIncomplete: true })],
    ['[::1]:70000', fail('portOutOfRange', { values: { max: 65_535, found: '70000' } })],
    ['[::1]:0', fail('portOutOfRange', { values: { max: 65_535, found: '0' } })],
    ['[::1]x', fail('unknownNotation')],
    ['xy.1.ip6.arpa', fail('labelNotHexadecimal', { values: { label: 'xy' } })],
    [`${'0.'.repeat(33)}ip6.arpa`, fail('tooManyNibbles', { values: { max: 32, found: 33 } })],
    [String(LAST + 1n), fail('tooLarge', { values: { number: String(LAST + 1n), max: String(LAST) } })],
    [`0x1${'0'.repeat(32)}`, fail('tooLarge', { values: { number: `0x1${'0'.repeat(32)}`, max: String(LAST) } })],
    ['~~~~~~~~~~~~~~~~~~~~', fail('tooLarge', { values: { number: '~'.repeat(20), max: String(LAST) } })],
    ['00:0a:95:9d:68:16 2001:db8::/65', fail('prefixTooLong', { values: { max: 64, found: 65 } })],
    ['00:0a:95:9d:68:16 2001:db8::1', fail('prefixTooLong', { values: { max: 64, found: 128 } })],
    ['192.0.2', fail('wrongNumberCount', { values: { found: 3 } })],
    ['192.0.2.256', fail('above255', { values: { number: '256' } })],
    ['192.0.2.0/24', fail('unknownNotation')],
    ['hello', fail('unknownNotation')],
    ['a:b', fail('unknownNotation')],
  ])('%s', (line, refusal) => {
    expect(describe({ addresses: line })).toEqual(refusal);
  });
});

test('of several lines each has a row, and what is wrong with it stands there', () => {
  const lines = shown('2001:db8::1\n\n 2001:0DB8::1 \nfe80::/10\n1::2::3');
  if (!('results' in lines)) throw new Error('They are read as one.');
  expect(lines.distinct).toBe('2');
  expect(allRows(lines.results)).toEqual([
    { address: '2001:db8::1', canonical: '2001:db8::1', network: '2001:db8::1/128', type: 'Documentation' },
    { address: '2001:0DB8::1', canonical: '2001:db8::1', network: '2001:db8::1/128', type: 'Documentation' },
    { address: 'fe80::/10', canonical: 'fe80::', network: 'fe80::/10', type: 'Link-local' },
    { address: '1::2::3', canonical: 'Not an IPv6 address: "::" stands twice.', network: '', type: '' },
  ]);
});

test('an address is read back from each of its forms', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const { canonical, full, ipv4Ending, decimal, hexadecimal, rfc1924, url, reverseName, network } = shown(String(address)) as Record<
        string,
        string
      >;
      const forms = [canonical, full, ipv4Ending, decimal, hexadecimal, url, reverseName, network];
      // One of hexadecimal digits alone is not taken for a number to the base 85.
      for (const form of /^[\da-f]*$|^0x/i.test(rfc1924 ?? '') ? forms : [...forms, rfc1924])
        expect(describe({ addresses: form ?? '' }), form).toMatchObject({ ok: true, value: { single: { decimal: String(address) } } });
    }),
  );
});

test('the neighbors of a network touch it', () => {
  fc.assert(
    fc.property(addresses, fc.integer({ min: 1, max: 128 }), (address, prefixLength) => {
      const { network, next } = shown(`${(shown(String(address)) as { canonical: string }).canonical}/${prefixLength}`) as Record<
        string,
        string
      >;
      fc.pre(next !== '');
      expect(shown(next ?? '')).toMatchObject({ previous: network, prefixLength: `/${prefixLength}` });
    }),
  );
});

suite('a split', () => {
  const rowsOf = (given: Parameters<typeof split>[0]) => {
    const result = split(given);
    if (!result.ok || !result.value) throw new Error('There is no split.');
    const { subnetCount, subnets } = answer.split(result.value);
    return { subnetCount, first: subnets.at(0), last: subnets.at(subnets.length - 1), length: subnets.length };
  };

  // Python ipaddress, subnets.
  test.each([
    ['2001:db8::/32', '64', '0', '4294967296 (2^32)', 1000, '2001:db8::/64', '2001:db8:0:3e7::/64'],
    ['2001:db8::/32', '64', '1000000', '4294967296 (2^32)', 1000, '2001:db8:f:4240::/64', '2001:db8:f:4627::/64'],
    ['2001:db8::/32', '64', '4294967295', '4294967296 (2^32)', 1, '2001:db8:ffff:ffff::/64', '2001:db8:ffff:ffff::/64'],
    ['2001:db8::1/60', '61', '', '2 (2^1)', 2, '2001:db8::/61', '2001:db8:0:8::/61'],
    ['2001:db8:abcd::/48', '52', '0xa', '16 (2^4)', 6, '2001:db8:abcd:a000::/52', '2001:db8:abcd:f000::/52'],
    [
      '::/0',
      '128',
      String(LAST),
      `${LAST + 1n} (2^128)`,
      1,
      'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128',
      'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/128',
    ],
  ])('%s into /%s from %s', (network, splitInto, firstSubnet, subnetCount, length, first, last) => {
    const rows = rowsOf({ addresses: network, splitInto, firstSubnet });
    expect(rows).toMatchObject({ subnetCount, length, first: { network: first }, last: { network: last } });
  });

  test.each([
    ['2001:db8::/60', '60', '0', fail('splitOutOfRange', { field: 'splitInto', values: { min: 61, max: 128 } })],
    ['2001:db8::/60', '129', '0', fail('splitOutOfRange', { field: 'splitInto', values: { min: 61, max: 128 } })],
    ['2001:db8::/60', '6x', '0', fail('splitOutOfRange', { field: 'splitInto', values: { min: 61, max: 128 } })],
    ['2001:db8::', '64', '0', fail('cannotSplit', { field: 'splitInto' })],
    ['2001:db8::/48', '64', '65536', fail('firstSubnetOutOfRange', { field: 'firstSubnet', values: { max: '65535' } })],
    ['2001:db8::/48', '64', '-1', fail('firstSubnetOutOfRange', { field: 'firstSubnet', values: { max: '65535' } })],
    ['2001:db8::/48', '64', '0x', fail('firstSubnetOutOfRange', { field: 'firstSubnet', values: { max: '65535' }, isIncomplete: true })],
    ['2001:db8::g', '64', '0', fail('notHexadecimal', { values: { character: 'g' } })],
  ])('of %s into /%s from %s is refused', (network, splitInto, firstSubnet, refusal) => {
    expect(split({ addresses: network, splitInto, firstSubnet })).toEqual(refusal);
  });

  test.each([
    ['', '64'],
    ['2001:db8::/48', ' '],
    ['2001:db8::/48\n2001:db9::/48', '64'],
  ])('of %j into %j is none', (text, splitInto) => {
    expect(split({ addresses: text, splitInto, firstSubnet: '0' })).toEqual(ok(null));
  });

  test('has subnets that follow each other', () => {
    fc.assert(
      fc.property(addresses, fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 8 }), (address, length, more) => {
        const given = {
          addresses: `${(shown(String(address)) as { canonical: string }).canonical}/${length}`,
          splitInto: String(length + more),
          firstSubnet: '0',
        };
        const result = split(given);
        if (!result.ok || !result.value) throw new Error('There is no split.');
        const subnets = allRows(answer.split(result.value).subnets);
        expect(subnets).toHaveLength(2 ** more);
        for (const [index, { network }] of subnets.entries())
          if (index > 0) expect(shown(network)).toMatchObject({ previous: subnets[index - 1]?.network });
      }),
    );
  });
});
