import { expect, test } from 'vitest';
import { classOfIpv4 } from './ipv4-class.ts';

// RFC 791, section 3.2: the leading bits 0, 10 and 110; RFC 1112, section 4: 1110 and 1111.
test.each([
  [0x0000_0000, 'A'],
  [0x7fff_ffff, 'A'],
  [0x8000_0000, 'B'],
  [0xbfff_ffff, 'B'],
  [0xc000_0000, 'C'],
  [0xdfff_ffff, 'C'],
  [0xe000_0000, 'D'],
  [0xefff_ffff, 'D'],
  [0xf000_0000, 'E'],
  [0xffff_ffff, 'E'],
])('classOfIpv4 puts %i into %s', (address, ipClass) => {
  expect(classOfIpv4(address)).toBe(ipClass);
});
