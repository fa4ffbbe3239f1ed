import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { opensslDigests } from '#test/support/samples/openssl-digests.ts';
import { brokenStream } from '#test/support/broken-stream.ts';
import { runs } from '#test/support/runs.ts';
import { hashFunctions } from './hash-functions.ts';
import { digest, digestBytes } from './run.ts';

const context = { signal: new AbortController().signal, progress: () => undefined };

const all = { inputType: 'text', functions: 'all' } as const;

async function hexDigestsOf(bytes: Blob, blockBytes?: number): Promise<Record<string, string>> {
  const digested = await digestBytes(bytes, hashFunctions.all, context, blockBytes);
  return Object.fromEntries(digested?.digests.map((each) => [each.hashFunction, toHex(each.bytes)]) ?? []);
}

describe('digest', () => {
  test.each([
    ['MD5', '', 'd41d8cd98f00b204e9800998ecf8427e', 'RFC 1321, A.5'],
    ['MD5', 'message digest', 'f96b697d7cb7938d525a2f31aaf161d0', 'RFC 1321, A.5'],
    ['SHA-1', 'abc', 'a9993e364706816aba3e25717850c26c9cd0d89d', 'FIPS 180-4 examples'],
    ['SHA-224', 'abc', '23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7', 'FIPS 180-4 examples'],
    ['SHA-256', 'abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', 'FIPS 180-4 examples'],
    [
      'SHA-384',
      'abc',
      'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
      'FIPS 180-4 examples',
    ],
    [
      'SHA-512',
      'abc',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      'FIPS 180-4 examples',
    ],
    ['SHA3-256', 'abc', '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532', 'FIPS 202 examples'],
    ['Keccak-256', '', 'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470', 'Ethereum yellow paper, KEC(())'],
    [
      'Keccak-512',
      'a',
      '9c46dbec5d03f74352cc4a4da354b4e9796887eeb66ac292617692e765dbe400352559b16229f97b27614b51dbfbbb14613f2c10350435a8feaf53f73ba01c7c',
      'crypto-js issue 184',
    ],
    ['RIPEMD-160', 'abc', '8eb208f7e05d987a9b044a8e98c6b087f15a0bfc', 'Dobbertin, Bosselaers, Preneel 1996'],
    [
      'BLAKE2b-512',
      'abc',
      'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d17d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923',
      'RFC 7693, appendix A',
    ],
    ['BLAKE2s-256', 'abc', '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982', 'RFC 7693, appendix B'],
    ['BLAKE3', '', 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262', 'BLAKE3 test_vectors.json'],
    ['SM3', 'abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0', 'GB/T 32905-2016, A.1'],
    [
      'Whirlpool',
      'abc',
      '4e2448a4c6f486bb16b6562c73b4020bf3043e3a731bce721ae1b303d97e6d4c7181eebdb6c57e277d0e34957114cbd6c797fc9d95d8b582d225292076d4eef5',
      'ISO/IEC 10118-3',
    ],
    ['CRC-32', '123456789', 'cbf43926', 'catalog of parametrised CRC algorithms, CRC-32/ISO-HDLC'],
    ['CRC-32C', '123456789', 'e3069283', 'catalog of parametrised CRC algorithms, CRC-32/ISCSI'],
    ['Adler-32', 'Wikipedia', '11e60398', 'worked example of the article Adler-32'],
    ['XXH64', '', 'ef46db3751d8e999', 'xxHash, sanity test vectors'],
    ['XXH3-128', '', '99aa06d3014798d86001c324468d497f', 'xxHash, sanity test vectors'],
  ] as const)('returns the %s of %j as %s (%s)', async (hashFunction, text, hex, _source) => {
    // An empty text has no digests, but an empty file does.
    const hexDigests = await hexDigestsOf(new Blob([text]));
    expect(hexDigests[hashFunction]).toBe(hex);
  });

  test('returns all functions in display order, and counts the bytes', async () => {
    const digested = await digest({ text: 'Grüße 🌍', file: null, ...all }, context);
    expect(digested.ok && digested.value?.digests.map(({ hashFunction }) => hashFunction)).toEqual(hashFunctions.all);
    expect(digested.ok && digested.value?.byteCount).toBe(12);
  });

  test('returns only the common functions on request', async () => {
    const digested = await digest({ text: 'abc', file: null, inputType: 'text', functions: 'common' }, context);
    expect(digested.ok && digested.value?.digests.map(({ hashFunction }) => hashFunction)).toEqual([
      'MD5',
      'SHA-1',
      'SHA-256',
      'SHA-512',
      'SHA3-256',
      'BLAKE3',
      'CRC-32',
    ]);
  });

  test('hashes a lone surrogate as U+FFFD', async () => {
    expect(await digest({ text: 'a\ud800b', file: null, ...all }, context)).toEqual(
      await digest({ text: 'a\ufffdb', file: null, ...all }, context),
    );
  });

  test('hashes the line breaks of a text as line feeds, as in the input field, and keeps its blanks', async () => {
    const digested = await digest({ text: ' a\r\nb\rc\n ', file: null, ...all }, context);
    expect(digested.ok && toHex(digested.value?.digests[3]?.bytes ?? new Uint8Array())).toBe(
      createHash('sha256').update(' a\nb\nc\n ').digest('hex'),
    );
  });

  test('hashes the line breaks of a file unchanged', async () => {
    const digested = await digest({ text: '', file: new File([' a\r\n'], 'a.txt'), inputType: 'file', functions: 'all' }, context);
    expect(digested.ok && toHex(digested.value?.digests[3]?.bytes ?? new Uint8Array())).toBe(
      createHash('sha256').update(' a\r\n').digest('hex'),
    );
  });

  test('hashes an empty file', async () => {
    const digested = await digest({ text: '', file: new File([], 'empty.bin'), inputType: 'file', functions: 'all' }, context);
    expect(digested.ok && digested.value?.byteCount).toBe(0);
    expect(digested.ok && toHex(digested.value?.digests[0]?.bytes ?? new Uint8Array())).toBe('d41d8cd98f00b204e9800998ecf8427e');
  });

  test.each([
    ['an empty text', { text: '', file: new File(['left over'], 'a') }, 'text'],
    ['no file', { text: 'left over', file: null }, 'file'],
  ] as const)('returns no digests for %s', async (_what, inputs, inputType) => {
    expect(await digest({ ...inputs, inputType, functions: 'all' }, context)).toEqual(ok(null));
  });

  test('reports a file that can no longer be read', async () => {
    const gone = new File(['was here'], 'gone & lost.iso');
    gone.slice = () => Object.assign(new Blob(), { stream: brokenStream });
    expect(await digest({ text: '', file: gone, inputType: 'file', functions: 'common' }, context)).toEqual(
      fail('unreadableFile', { field: 'file', values: { name: 'gone & lost.iso' } }),
    );
  });
});

describe('digestBytes', () => {
  test('matches OpenSSL and zlib for any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        const hexDigests = await hexDigestsOf(new Blob([bytes]));
        for (const [hashFunction, name] of Object.entries(opensslDigests)) {
          expect(hexDigests[hashFunction]).toBe(createHash(name).update(bytes).digest('hex'));
        }
        expect(hexDigests['CRC-32']).toBe(crc32(bytes).toString(16).padStart(8, '0'));
      }),
      { numRuns: runs(50) },
    );
  });

  test('returns the same digests for any block size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 600 }), fc.integer({ min: 1, max: 700 }), async (bytes, blockBytes) => {
        const blob = new Blob([bytes]);
        expect(await hexDigestsOf(blob, blockBytes)).toEqual(await hexDigestsOf(blob));
      }),
      { numRuns: runs(40) },
    );
  });

  test('reports progress after every block', async () => {
    const shares: number[] = [];
    await digestBytes(new Blob(['0123456789']), ['CRC-32'], { ...context, progress: (share) => shares.push(share) }, 4);
    expect(shares).toEqual([0.4, 0.8, 1]);
  });

  test('stops at the next block after an abort', async () => {
    const controller = new AbortController();
    const shares: number[] = [];
    const progress = (share: number): void => {
      shares.push(share);
      controller.abort(new Error('canceled'));
    };
    await expect(digestBytes(new Blob(['0123456789']), ['MD5'], { signal: controller.signal, progress }, 4)).rejects.toThrow('canceled');
    expect(shares).toEqual([0.4]);
  });
});
