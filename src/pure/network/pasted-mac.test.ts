import { expect, test } from 'vitest';
import { pastedMac } from './pasted-mac.ts';

test.each([
  ['link/ether 20:37:06:12:34:56 brd ff:ff:ff:ff:ff:ff', '20:37:06:12:34:56'], // iproute2
  ['   Physical Address. . . . . . . . . : 20-37-06-12-34-56', '20-37-06-12-34-56'], // Windows
  ['? (192.0.2.1) at 20:37:6:12:34:56 on en0 ifscope [ethernet]', '20:37:6:12:34:56'], // arp of macOS
  ['192.0.2.1 dev eth0 lladdr 20:37:06:12:34:56 REACHABLE', '20:37:06:12:34:56'],
  ['  10    2037.0612.3456    DYNAMIC     Gi0/1', '2037.0612.3456'], // Cisco IOS
  ['0x203706123456', '203706123456'],
  ['20_37_06_12_34_56', '20:37:06:12:34:56'],
  ['20–37–06–12–34–56', '20-37-06-12-34-56'],
  ['２０：３７：０６', '20:37:06'],
  ['"20:37:06",', '20:37:06'],
  ['20-37-06   (hex)\t\tCisco Systems, Inc', '20-37-06'],
  ['203706     (base 16)\t\tCisco Systems, Inc', '203706'],
  ['20:37:06:xx:xx:xx', '20:37:06'],
  ['20:37:06:**:**:**', '20:37:06'],
  ['64:16:7F:A0/28', '64:16:7F:A0'],
  ['OUI 64-16-7F', '64-16-7F'],
])('finds in %j the address or prefix %j', (line, address) => {
  expect(pastedMac(line)).toBe(address);
});
