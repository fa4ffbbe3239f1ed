import { describe, expect, test } from 'vitest';
import { formatIpRange } from '#domains/ip/ip-range.ts';
import { findIps } from './find-ips.ts';

const found = (text: string): string =>
  findIps(text)
    .map((entry) => `${entry.line} ${formatIpRange(entry)}`)
    .join(', ');

describe('findIps', () => {
  test.each([
    // The log of the acceptance cases
    [
      'Nov 22 sshd: from 10.9.8.7 port 22\nfrom [2001:db8:1::7]:443\nfrom 10.1.2.3:5000, again 10.1.2.3',
      '1 10.9.8.7, 2 2001:db8:1::7, 3 10.1.2.3, 3 10.1.2.3',
    ],
    ['allow 10.0.0.0/24;\ndeny all;', '1 10.0.0.0-10.0.0.255'],
    ['AllowedIPs = 10.0.0.0/30, fd00::/127', '1 10.0.0.0-10.0.0.3, 1 fd00::-fd00::1'],
    ['-A INPUT -s 10.0.0.0/255.255.255.252 -j ACCEPT', '1 10.0.0.0-10.0.0.3'],
    ['https://192.0.2.1:8080/path', '1 192.0.2.1'],
    ['http://192.0.2.1/198.51.100.1:80', '1 192.0.2.1, 1 198.51.100.1'],
    ['10.0.0.1-10.0.0.9 and 10.1.*.*', '1 10.0.0.1-10.0.0.9, 1 10.1.0.0-10.1.255.255'],
    ['access-list 1 permit 10.0.0.0 0.0.0.3', '1 10.0.0.0-10.0.0.3'],
    ['ip address 10.0.0.1 255.255.255.252 secondary', '1 10.0.0.0-10.0.0.3'],
    ['10.0.0.1 255.255.255.255', '1 10.0.0.1, 1 255.255.255.255'],
    ['10.0.0.1, 255.255.255.0', '1 10.0.0.1, 1 255.255.255.0'],
    ['inet6 fe80::1%eth0/64 scope', '1 fe80::1'],
    ['The end is 10.0.0.1.', '1 10.0.0.1'],
    ['from ::1: refused', '1 ::1'],
    ['2001:db8::: odd', ''],
    ['10.0.0.1/33', '1 10.0.0.1'],
    ['10.0.0.9-10.0.0.1', ''],
    ['a::b at 12:30:45, std::vector, 00:0a:95:9d:68:16, v1.2.3, 1.2.3.4.5, :: and *.*.*.*', '1 a::b'],
    ['256.0.0.1 10.0.0 01.2.3.4', ''],
    ['', ''],
  ])('finds in %j: %s', (text, list) => {
    expect(found(text)).toBe(list);
  });
});
