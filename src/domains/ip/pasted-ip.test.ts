import { describe, expect, test } from 'vitest';
import { pastedIp, pastedNetwork, pastedRange } from './pasted-ip.ts';

describe('pastedIp', () => {
  test.each([
    ['192[.]0[.]2[.]1', '192.0.2.1'],
    ['192(dot)0{.}2[DOT]1', '192.0.2.1'],
    ['2001[:]db8[:][:]1', '2001:db8::1'],
    ['"192.0.2.1",', '192.0.2.1'],
    ['[::1]', '::1'],
  ])('finds in %j the address %j', (text, address) => {
    expect(pastedIp(text)).toBe(address);
  });
});

describe('pastedNetwork', () => {
  test.each([
    ['inet 192.0.2.1 netmask 0xffffff00 broadcast 192.0.2.255', '192.0.2.1 255.255.255.0'], // macOS
    ['inet 192.0.2.1/24 brd 192.0.2.255 scope global eth0', '192.0.2.1/24'], // iproute2
    ['inet addr:192.0.2.1  Bcast:192.0.2.255  Mask:255.255.255.0', '192.0.2.1 255.255.255.0'], // net-tools 1.60
    ['inet6 2001:db8::1 prefixlen 64 autoconf', '2001:db8::1/64'],
    ['ip address 192.0.2.1 255.255.255.0 secondary', '192.0.2.1 255.255.255.0'], // Cisco IOS
    ['192.0.2.0/24 # office', '192.0.2.0/24'],
    ['192.0.2.0/24 // office', '192.0.2.0/24'],
    ['AllowedIPs = 192.0.2.0/24', '192.0.2.0/24'],
    ['- "192.0.2.0/24"', '192.0.2.0/24'],
    ['12. 192.0.2.0/24', '192.0.2.0/24'],
    ['ip4:192.0.2.0/24', '192.0.2.0/24'],
    ['fe80::1', 'fe80::1'], // not a label
    ['dead:beef::1', 'dead:beef::1'],
  ])('finds in %j the network %j', (text, network) => {
    expect(pastedNetwork(text)).toBe(network);
  });
});

describe('pastedRange', () => {
  test.each([
    ['inetnum:   192.0.2.0 - 192.0.2.9', '192.0.2.0 - 192.0.2.9'], // RIPE
    ['192.0.2.0 to 192.0.2.9', '192.0.2.0-192.0.2.9'],
    ['192.0.2.0..192.0.2.9', '192.0.2.0-192.0.2.9'],
    ['192.0.2.0—192.0.2.9', '192.0.2.0-192.0.2.9'],
    ['192.0.2.1-9', '192.0.2.1-192.0.2.9'],
    ['2001:db8::1 → 2001:db8::9', '2001:db8::1-2001:db8::9'],
  ])('finds in %j the range %j', (text, range) => {
    expect(pastedRange(text)).toBe(range);
  });
});
