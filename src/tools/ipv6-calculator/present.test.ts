import { describe, expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { describe as describeLines } from './run.ts';

const english = { t: toolTexts('ipv6-calculator', 'en'), language: 'en' };

/** The parts encoded in an address, by name. */
function partsOf(addresses: string): Readonly<Record<string, string>> {
  const result = describeLines({ addresses });
  const described = result.ok && result.value ? presenters.describe(result.value, {}, english) : undefined;
  if (!described || !('embedded' in described)) throw new Error(`${addresses} is not read.`);
  return Object.fromEntries(described.embedded.map(({ part, value }) => [part, value]));
}

describe('information encoded in an address', () => {
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
        'Multicast flags': 'None',
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
  ])('%s contains %j', (line, parts) => {
    expect(partsOf(line)).toMatchObject(parts);
  });

  test.each([
    ['::', []],
    ['::1', ['Solicited-node address', 'Ethernet multicast address']],
    ['2001:db8::1', ['Solicited-node address', 'Ethernet multicast address']],
    ['ff3e:ff::1', ['Multicast scope', 'Multicast flags', 'Multicast group ID', 'Ethernet multicast address']],
  ])('%s contains only %j', (line, parts) => {
    expect(Object.keys(partsOf(line))).toEqual(parts);
  });
});
