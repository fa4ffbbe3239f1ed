import { Buffer } from 'node:buffer';
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { repeatableBytes } from '#test/support/repeatable-bytes.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { decrypt, encrypt, tryToDecrypt, tryToEncrypt } from './try-conversion.ts';

const GRUESSE = 'Grüße 🌍\n';

describe('encryption with a key', () => {
  const hex = { plainTextAs: 'hex', cipherTextAs: 'hex', ivInCipherText: false } as const;
  const sunscreen = Buffer.from(
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
  ).toString('hex');

  test.each([
    [
      'NIST SP 800-38A, F.2.5',
      'aesCbc',
      '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
      '000102030405060708090a0b0c0d0e0f',
      '',
      '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51',
      // The vector has no padding, which adds a block.
      /^f58c4c04d6e5f1ba779eabfb5f7bfbd69cfc4e967edb808d679f777bc6702c7d.{32}$/,
    ],
    [
      'NIST SP 800-38A, F.5.5',
      'aesCtr',
      '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
      'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff',
      '',
      '6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51',
      /^601ec313775789a5b7a7f504bbf3d228f443e3ca4d62b59aca84e990cacaf5c5$/,
    ],
    [
      'RFC 8439, 2.8.2',
      'chaCha20Poly1305',
      '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
      '070000004041424344454647',
      '50515253c0c1c2c3c4c5c6c7',
      sunscreen,
      /^d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6.*1ae10b594f09e26a7e902ecbd0600691$/,
    ],
    [
      'draft-irtf-cfrg-xchacha-03, A.3.1',
      'xChaCha20Poly1305',
      '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
      '404142434445464748494a4b4c4d4e4f5051525354555657',
      '50515253c0c1c2c3c4c5c6c7',
      sunscreen,
      /^bd6d179d3e83d43b9576579493c0e939572a1700252bfaccbed2902c21396cbb.*c0875924c1c7987947deafd8780acf49$/,
    ],
  ] as const)('agrees with %s', async (_source, method, key, iv, additionalData, plain, cipherText) => {
    const written = await encrypt({ input: plain, key, iv, additionalData }, { ...hex, method });
    expect(written).toMatch(cipherText);
    expect(await decrypt({ input: written, key, iv, additionalData }, { ...hex, method })).toBe(plain);
  });

  test('matches the AES-GCM example in the specification of this tool', async () => {
    const given = { input: 'attack at dawn', key: '000102030405060708090a0b0c0d0e0f', iv: '000102030405060708090a0b' };
    expect(await tryToEncrypt(given, { method: 'aesGcm', ivInCipherText: false })).toEqual(
      ok({ result: '8hjTrwVw1zU/8gXrQc1RnCV9Ln2zKDmhyPjjxGnU', iv: given.iv }),
    );
  });

  const nodeName = { aesGcm: 'gcm', aesCbc: 'cbc', aesCtr: 'ctr' } as const;

  test('matches Node’s cryptography in every mode and key size', async () => {
    const nextBytes = repeatableBytes();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('aesGcm', 'aesCbc', 'aesCtr', 'chaCha20Poly1305'),
        fc.constantFrom(16, 24, 32),
        fc.uint8Array({ minLength: 1, maxLength: 100 }),
        fc.uint8Array({ maxLength: 20 }),
        fc.boolean(),
        async (method, keySize, plain, additionalData, isLongIv) => {
          const isChaCha = method === 'chaCha20Poly1305';
          const key = Buffer.from(nextBytes(isChaCha ? 32 : keySize));
          const iv = Buffer.from(nextBytes(isChaCha || (method === 'aesGcm' && !isLongIv) ? 12 : 16));
          const cipher = createCipheriv(isChaCha ? 'chacha20-poly1305' : `aes-${keySize * 8}-${nodeName[method]}`, key, iv, {
            authTagLength: 16,
          } as never);
          const isAuthenticated = method === 'aesGcm' || isChaCha;
          if (isAuthenticated) (cipher as unknown as { setAAD(bytes: Uint8Array): void }).setAAD(additionalData);
          const body = Buffer.concat([cipher.update(plain), cipher.final()]);
          const tag = isAuthenticated ? (cipher as unknown as { getAuthTag(): Buffer }).getAuthTag() : Buffer.alloc(0);
          const input = Buffer.concat([iv, body, tag]).toString('base64url');
          const given = {
            key: key.toString('base64'),
            iv: iv.toString('hex'),
            additionalData: isAuthenticated ? Buffer.from(additionalData).toString('hex') : '',
          };
          const options = { method, keyEncoding: 'base64', plainTextAs: 'base64', cipherTextAs: 'base64url' } as const;
          const plainText = Buffer.from(plain).toString('base64');
          expect(await encrypt({ ...given, input: plainText }, options)).toBe(input);
          expect(await decrypt({ ...given, input }, options)).toBe(plainText);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test('generates a new IV of the right length for every text and puts it first', async () => {
    const given = { input: 'a', key: 'ab'.repeat(32) };
    for (const [method, size] of [
      ['aesGcm', 12],
      ['aesCbc', 16],
      ['aesCtr', 16],
      ['chaCha20Poly1305', 12],
      ['xChaCha20Poly1305', 24],
    ] as const) {
      const results = await Promise.all([
        tryToEncrypt(given, { method, cipherTextAs: 'hex' }),
        tryToEncrypt(given, { method, cipherTextAs: 'hex' }),
      ]);
      const ivs = results.map((result) => (result.ok && result.value?.result.startsWith(result.value.iv) ? result.value.iv : ''));
      expect(ivs.map((iv) => iv.length)).toEqual([size * 2, size * 2]);
      expect(new Set(ivs).size).toBe(2);
    }
  });

  test('accepts a key as text', async () => {
    const key = 'sixteen bytes ok';
    const written = await encrypt(
      { input: GRUESSE, key, iv: '00'.repeat(16) },
      { method: 'aesCbc', keyEncoding: 'text', ivInCipherText: false },
    );
    const decipher = createDecipheriv('aes-128-cbc', Buffer.from(key), Buffer.alloc(16));
    expect(Buffer.concat([decipher.update(written, 'base64'), decipher.final()]).toString()).toBe(GRUESSE);
  });

  const key = '00'.repeat(32);
  const iv = '00'.repeat(12);

  test.each([
    ['aesGcm', { key: '00'.repeat(15) }, 'wrongAesKeySize', { field: 'key', values: { found: 15 } }],
    ['chaCha20Poly1305', { key: '00'.repeat(16) }, 'wrongKeySize', { field: 'key', values: { found: 16 } }],
    ['aesGcm', { key: '0z' }, 'notAHexadecimalDigit', { field: 'key', at: 1, values: { character: 'z' } }],
    ['aesGcm', { key: '0'.repeat(7) }, 'oddDigitCount', { field: 'key', values: { found: 7 } }],
    ['aesGcm', { key, iv: '00'.repeat(8) }, 'wrongIvSize', { field: 'iv', values: { needed: 12, found: 8 } }],
    ['aesCbc', { key, iv }, 'wrongIvSize', { field: 'iv', values: { needed: 16, found: 12 } }],
    ['xChaCha20Poly1305', { key, iv }, 'wrongIvSize', { field: 'iv', values: { needed: 24, found: 12 } }],
    ['aesGcm', { key, iv: 'x' }, 'notAHexadecimalDigit', { field: 'iv', at: 0, values: { character: 'x' } }],
    ['aesGcm', { key, additionalData: '0' }, 'oddDigitCount', { field: 'additionalData', values: { found: 1 } }],
  ] as const)('refuses to encrypt with %s and %j', async (method, given, code, details) => {
    expect(await tryToEncrypt({ input: 'a', ...given }, { method })).toEqual(fail(code, details));
  });

  test.each([
    ['aesGcm', 'notAuthentic'],
    ['chaCha20Poly1305', 'notAuthentic'],
    ['xChaCha20Poly1305', 'notAuthentic'],
  ] as const)('detects with %s every changed bit', async (method, code) => {
    const written = await encrypt({ input: 'attack at dawn', key, additionalData: '01' }, { method, cipherTextAs: 'hex' });
    const options = { method, cipherTextAs: 'hex' } as const;
    const refused = fail(code, { field: 'input' });
    const flipped = (at: number) =>
      written.slice(0, at) + (Number.parseInt(written.charAt(at), 16) ^ 1).toString(16) + written.slice(at + 1);
    for (const at of [0, written.length - 40, written.length - 1]) {
      expect(await tryToDecrypt({ input: flipped(at), key, additionalData: '01' }, options)).toEqual(refused);
    }
    expect(await tryToDecrypt({ input: written, key, additionalData: '02' }, options)).toEqual(refused);
    expect(await tryToDecrypt({ input: written, key: `11${key.slice(2)}`, additionalData: '01' }, options)).toEqual(refused);
  });

  test('refuses wrong padding, a missing IV, and invalid text', async () => {
    const cbc = { method: 'aesCbc', ivInCipherText: false, cipherTextAs: 'hex' } as const;
    expect(await tryToDecrypt({ input: '00'.repeat(16), key, iv: '00'.repeat(16) }, cbc)).toEqual(fail('badPadding', { field: 'input' }));
    expect(await tryToDecrypt({ input: '00'.repeat(15), key, iv: '00'.repeat(16) }, cbc)).toEqual(fail('badPadding', { field: 'input' }));
    expect(await tryToDecrypt({ input: '00'.repeat(16), key }, cbc)).toEqual(
      fail('wrongIvSize', { field: 'iv', values: { needed: 16, found: 0 } }),
    );
    expect(await tryToDecrypt({ input: '00'.repeat(15), key }, { ...cbc, ivInCipherText: true })).toEqual(
      fail('wrongIvSize', { field: 'input', values: { needed: 16, found: 15 } }),
    );
    const binary = await encrypt({ input: 'ff', key }, { method: 'aesGcm', plainTextAs: 'hex' });
    expect(await tryToDecrypt({ input: binary, key }, { method: 'aesGcm' })).toEqual(fail('notUtf8', { field: 'plainTextAs' }));
    expect(await decrypt({ input: binary, key }, { method: 'aesGcm', plainTextAs: 'hex' })).toBe('ff');
  });

  test('reads cipher text in lines, with colons or without padding', async () => {
    const written = await encrypt({ input: GRUESSE.repeat(9), key }, { method: 'aesGcm', cipherTextAs: 'hex' });
    const bytes = Buffer.from(written, 'hex');
    expect(
      await decrypt({ input: written.replaceAll(/..(?=.)/g, '$&:').toUpperCase(), key }, { method: 'aesGcm', cipherTextAs: 'hex' }),
    ).toBe(GRUESSE.repeat(9));
    for (const input of [bytes.toString('base64').replaceAll(/.{40}/g, '$&\r\n'), bytes.toString('base64url')]) {
      expect(await decrypt({ input, key }, { method: 'aesGcm' })).toBe(GRUESSE.repeat(9));
    }
  });

  test('decrypts its own output with every method', async () => {
    const keyed = ['aesGcm', 'aesCbc', 'aesCtr', 'chaCha20Poly1305', 'xChaCha20Poly1305'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...keyed),
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.constantFrom(...declaration.options.cipherTextAs.values),
        fc.boolean(),
        async (method, plain, cipherTextAs, ivInCipherText) => {
          const given = {
            key: createHash('sha256').update(plain).digest('hex'),
            iv: ivInCipherText
              ? ''
              : '07'.repeat(method === 'xChaCha20Poly1305' ? 24 : method === 'aesCbc' || method === 'aesCtr' ? 16 : 12),
          };
          const options = { method, cipherTextAs, ivInCipherText, plainTextAs: 'hex' } as const;
          const input = Buffer.from(plain).toString('hex');
          expect(await decrypt({ ...given, input: await encrypt({ ...given, input }, options) }, options)).toBe(input);
        },
      ),
    );
  });
});
