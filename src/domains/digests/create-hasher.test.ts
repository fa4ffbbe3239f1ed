import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { opensslDigests } from '#test/support/samples/openssl-digests.ts';
import { createHasher, type HasherName } from './create-hasher.ts';
import { toHex } from '#pure/bytes/hex.ts';

const bytes = new TextEncoder().encode('abc');
const digest = async (name: HasherName) => toHex((await createHasher[name]()).init().update(bytes).digest('binary'));

// OpenSSL, through Node, as an independent implementation.
test.each(Object.entries(opensslDigests) as readonly [HasherName, string][])(
  // a list of hash function names
  '%s matches OpenSSL’s %s',
  async (name, algorithm) => {
    expect(await digest(name)).toBe(createHash(algorithm).update(bytes).digest('hex'));
  },
);

test('CRC-32 matches zlib, as big-endian bytes', async () => {
  expect(await digest('CRC-32')).toBe(crc32(bytes).toString(16).padStart(8, '0'));
});
