import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { opensslDigests } from '#test/support/samples/openssl-digests.ts';
import { runs } from '#test/support/runs.ts';
import { type HashFunction, hashFunctions } from './hash-functions.ts';
import { authenticate, run } from './run.ts';

interface HmacInput {
  readonly message: string;
  readonly key: string;
  readonly messageEncoding?: 'text' | 'hex' | 'base64';
  readonly keyEncoding?: 'text' | 'hex' | 'base64';
  readonly hashFunction?: HashFunction;
}

const authenticateWithDefaults = ({ message, key, messageEncoding = 'text', keyEncoding = 'text', hashFunction = 'SHA-256' }: HmacInput) =>
  authenticate({ message, key, messageEncoding, keyEncoding, hashFunction });

async function hmacOf(input: HmacInput): Promise<string> {
  const result = await authenticateWithDefaults(input);
  return result.ok && result.value ? toHex(result.value) : '';
}

describe('authenticate', () => {
  test.each([
    ['RFC 4231, 4.2', 'SHA-224', '0b'.repeat(20), 'Hi There', '896fb1128abbdf196832107cd49df33f47b4b1169912ba4f53684b22'],
    ['RFC 4231, 4.2', 'SHA-256', '0b'.repeat(20), 'Hi There', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      'RFC 4231, 4.3',
      'SHA-256',
      '4a656665',
      'what do ya want for nothing?',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    [
      'RFC 4231, 4.3',
      'SHA-512',
      '4a656665',
      'what do ya want for nothing?',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
    [
      'RFC 4231, 4.7',
      'SHA-384',
      'aa'.repeat(131),
      'Test Using Larger Than Block-Size Key - Hash Key First',
      '4ece084485813e9088d2c63a041bc5b44f9ef1012a2b588f3cd11f05033ac4c60c2ef6ab4030fe8296248df163f44952',
    ],
    ['RFC 2202, 2, case 2', 'MD5', '4a656665', 'what do ya want for nothing?', '750c783e6ab0b503eaa86e310a5db738'],
    ['RFC 2202, 3, case 1', 'SHA-1', '0b'.repeat(20), 'Hi There', 'b617318655057264e28bc0b6fb378c8ef146be00'],
    ['RFC 2286, 2, case 1', 'RIPEMD-160', '0b'.repeat(20), 'Hi There', '24cb4bd67d20fc1a5d2ed7732dcc39377f0a5668'],
    [
      'NIST, HMAC_SHA3-256, sample 1',
      'SHA3-256',
      '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      'Sample message for keylen<blocklen',
      '4fe8e202c4f058e8dddc23d8c34e467343e23555e24fc2f025d598f558f67205',
    ],
  ] as const)('matches the vector %s of %s', async (_source, hashFunction, key, message, hmac) => {
    expect(await hmacOf({ hashFunction, key, keyEncoding: 'hex', message })).toBe(hmac);
  });

  test.each(hashFunctions)('matches the openssl command for %s', async (hashFunction) => {
    const message = 'The quick brown fox jumps over the lazy dog';
    const key = 'a key of 🔑';
    const parameters = [
      'dgst',
      `-${opensslDigests[hashFunction]}`,
      '-mac',
      'HMAC',
      '-macopt',
      `hexkey:${Buffer.from(key).toString('hex')}`,
    ];
    const printed = execFileSync('openssl', [...parameters, '-r'], { input: message, encoding: 'utf8' });
    expect(printed).toContain(await hmacOf({ hashFunction, key, message }));
  });

  test('matches Node for any message and key, including empty ones and those of more than a block', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', minLength: 1 }),
        fc.uint8Array({ maxLength: 200 }),
        fc.constantFrom(...hashFunctions),
        async (message, key, hashFunction) => {
          const text = message.replaceAll(/\r\n?/g, '\n');
          const wanted = createHmac(opensslDigests[hashFunction], key).update(text.toWellFormed()).digest('hex');
          expect(await hmacOf({ hashFunction, message, key: toHex(key), keyEncoding: 'hex' })).toBe(wanted);
        },
      ),
      { numRuns: runs(15) }, // each run compiles the function's WebAssembly again
    );
  });

  test('reads message and key in every encoding', async () => {
    const wanted = '80070713463e7749b90c2dc24911e275'; // HMAC_MD5("key", "The quick brown fox jumps over the lazy dog")
    const message = 'The quick brown fox jumps over the lazy dog';
    const hashFunction = 'MD5';
    const inHex = { message: Buffer.from(message).toString('hex'), messageEncoding: 'hex', key: '6b:65:79', keyEncoding: 'hex' } as const;
    const inBase64 = {
      message: Buffer.from(message).toString('base64'),
      messageEncoding: 'base64',
      key: 'a2V5',
      keyEncoding: 'base64',
    } as const;
    expect(await hmacOf({ hashFunction, message, key: 'key' })).toBe(wanted);
    expect(await hmacOf({ hashFunction, ...inHex })).toBe(wanted);
    expect(await hmacOf({ hashFunction, ...inBase64 })).toBe(wanted);
  });

  test('keeps the blanks of the message and key', async () => {
    expect(await hmacOf({ message: ' a ', key: ' k ' })).toBe(createHmac('sha256', ' k ').update(' a ').digest('hex'));
  });

  test('returns nothing without a message, and accepts an empty key', async () => {
    expect(await authenticateWithDefaults({ message: '', key: 'k' })).toEqual(ok(null));
    expect(await hmacOf({ message: 'a', key: '' })).toBe(createHmac('sha256', '').update('a').digest('hex'));
  });

  test.each([
    [
      { message: 'z', messageEncoding: 'hex', key: '' },
      fail('notAHexadecimalDigit', { field: 'message', at: 0, values: { character: 'z' } }),
    ],
    [{ message: 'a', key: '1234567', keyEncoding: 'hex' }, fail('oddDigitCount', { field: 'key', values: { found: 7 } })],
    [{ message: 'a!', messageEncoding: 'base64', key: '' }, fail('notBase64', { field: 'message' })],
    [{ message: '', key: '!', keyEncoding: 'base64' }, fail('notBase64', { field: 'key' })],
  ] as const)('refuses %j', async (input, failure) => {
    expect(await authenticateWithDefaults(input)).toEqual(failure);
  });
});

describe('measureKey', () => {
  test.each([
    ['whsec_Zm9v', 'base64', 3], // Standard Webhooks
    ['v1,whsec_Zm9v', 'base64', 3],
    ['whsec_', 'text', 6],
    ['', 'text', 0],
    ['🔑', 'text', 4],
    ['6b:65:79', 'hex', 3],
  ] as const)('counts the bytes of %j as %s: %i', (key, keyEncoding, size) => {
    expect(run.measureKey({ key, keyEncoding })).toEqual(ok(size));
  });

  test('refuses a key that is invalid in its encoding', () => {
    expect(run.measureKey({ key: '!', keyEncoding: 'base64' })).toEqual(fail('notBase64', { field: 'key' }));
  });
});
