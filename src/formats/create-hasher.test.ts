import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { createHasher, type HasherName } from './create-hasher.ts';
import { toHex } from './hex.ts';

const bytes = new TextEncoder().encode('abc');
const digest = async (name: HasherName) => toHex((await createHasher[name]()).init().update(bytes).digest('binary'));

// OpenSSL, through Node, as an independent implementation.
test.each([
  ['MD5', 'md5'],
  ['SHA-1', 'sha1'],
  ['SHA-224', 'sha224'],
  ['SHA-256', 'sha256'],
  ['SHA-384', 'sha384'],
  ['SHA-512', 'sha512'],
  ['SHA3-224', 'sha3-224'],
  ['SHA3-256', 'sha3-256'],
  ['SHA3-384', 'sha3-384'],
  ['SHA3-512', 'sha3-512'],
  ['RIPEMD-160', 'ripemd160'],
  ['BLAKE2b-512', 'blake2b512'],
  ['BLAKE2s-256', 'blake2s256'],
  ['SM3', 'sm3'],
] as const)('%s is what OpenSSL calls %s', async (name, algorithm) => {
  expect(await digest(name)).toBe(createHash(algorithm).update(bytes).digest('hex'));
});

test('CRC-32 is that of zlib, as big-endian bytes', async () => {
  expect(await digest('CRC-32')).toBe(crc32(bytes).toString(16).padStart(8, '0'));
});
