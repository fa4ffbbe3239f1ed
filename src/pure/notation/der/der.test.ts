import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHex } from '#pure/bytes/hex.ts';
import { DerReader, derInteger, derNull, derObjectIdentifier, derOctetString, derSequence } from './der.ts';
import { rsaPublicKeyInfo } from './rsa-public-key.ts';

// ITU-T X.690, sections 8.1.3, 8.3, 8.7, 8.8, 8.9, and 8.19
test.each([
  ['a small integer', derInteger(127n), '02017f'],
  ['an integer whose first bit is set', derInteger(128n), '02020080'],
  ['null', derNull, '0500'],
  ['an object identifier', derObjectIdentifier('1.2.840.113549'), '06062a864886f70d'],
  ['a sequence', derSequence(derInteger(1n), derNull), '30050201010500'],
  ['a length of two bytes', derOctetString(new Uint8Array(128)).subarray(0, 3), '048180'],
])('writes %s', (_, bytes, hex) => {
  expect(toHex(bytes)).toBe(hex);
});

test('reads back the integers that it writes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n }), (integer) => {
      expect(new DerReader(derSequence(derInteger(integer))).sequence()?.integer()).toBe(integer);
    }),
  );
});

test('converts a PKCS #1 public key as OpenSSL does', () => {
  const key = createPublicKey(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey);
  const pkcs1 = key.export({ type: 'pkcs1', format: 'der' });
  expect(toHex(rsaPublicKeyInfo(pkcs1))).toBe(key.export({ type: 'spki', format: 'der' }).toString('hex'));
});
