import { expect, test } from 'vitest';
import { parseTtl } from './ttl.ts';

// dnspython 2.3.0
test.each([
  ['3600', 3600],
  ['1h30m', 5400],
  ['2W', 1_209_600],
  ['3w12h2h20M', 1_866_000],
  ['0', 0],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['1x', undefined],
  ['1h30', undefined],
  ['h', undefined],
  ['-1', undefined],
  ['', undefined],
])('parseTtl reads %j as %j', (text, seconds) => {
  expect(parseTtl(text)).toBe(seconds);
});
