import { describe, expect, test } from 'vitest';
import { digestRows } from './digest-rows.ts';

const digests = {
  byteCount: 1,
  digests: [
    { hashFunction: 'MD5', bytes: Uint8Array.of(1, 171) },
    { hashFunction: 'CRC-32', bytes: Uint8Array.of(255) },
  ],
} as const;

describe('digestRows', () => {
  test('writes each digest in the encoding, in the order of the functions', () => {
    expect(digestRows(['CRC-32', 'MD5'], digests, 'hexUpper')).toEqual([
      { hashFunction: 'CRC-32', written: 'FF' },
      { hashFunction: 'MD5', written: '01AB' },
    ]);
  });

  test.each([[null], [undefined]])('keeps an empty row for every function while the digests are %j', (nothing) => {
    expect(digestRows(['SM3'], nothing, 'base64')).toEqual([{ hashFunction: 'SM3', written: '' }]);
  });

  test('leaves all rows empty as long as one of the digests is missing', () => {
    expect(digestRows(['MD5', 'SM3'], digests, 'base64').map(({ written }) => written)).toEqual(['', '']);
  });
});
