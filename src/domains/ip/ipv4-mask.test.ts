import { expect, test } from 'vitest';
import { parseIpv4 } from './ipv4.ts';
import { prefixLengthOf } from './ipv4-mask.ts';

// RFC 1878. A value that is both a mask and a wildcard mask counts as a mask.
test.each([
  ['255.255.255.0', 24],
  ['255.255.255.255', 32],
  ['0.0.0.0', 0],
  ['128.0.0.0', 1],
  ['0.0.0.255', 24],
  ['0.0.0.1', 31],
  ['127.255.255.255', 1],
  ['255.0.255.0', undefined],
  ['0.255.0.255', undefined],
])('%s has the prefix length %s', (mask, prefixLength) => {
  const bits = parseIpv4(mask);
  expect(bits.ok && prefixLengthOf(bits.value)).toBe(prefixLength);
});
