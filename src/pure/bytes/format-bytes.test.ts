import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

test.each([
  [0, '0 B'],
  [1, '1 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [1234, '1.2 kB'],
  [99_949, '99.9 kB'],
  [123_456, '123 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [5_000_000_000, '5 GB'],
  [5e15, '5000 TB'],
])('writes %d bytes as %s', (sizeBytes, expected) => expect(formatBytes(sizeBytes)).toBe(expected));
