import { Buffer } from 'node:buffer';
import { execFileSync } from 'node:child_process';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import cryptoJs from 'crypto-js';
import * as fc from 'fast-check';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { initialValues, type ValuesOf } from '#core/fields.ts';
import type { RunContext } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { inputs, options } from './fields.ts';
import { convert } from './logic.ts';
import { opensslCommand } from './openssl-command.ts';

type Given = Partial<ValuesOf<typeof inputs>>;
type Wish = Partial<ValuesOf<typeof options>>;

const context: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date(0),
  randomBytes: (count) => new Uint8Array(randomBytes(count)),
  progress: () => undefined,
};

const run = (given: Given, wish: Wish) => convert({ ...initialValues(inputs), ...given }, { ...initialValues(options), ...wish }, context);

async function textOf(given: Given, wish: Wish): Promise<string> {
  const result = await run(given, wish);
  if (!result.ok || result.value?.kind !== 'text') throw new Error(JSON.stringify(result));
  return result.value.text;
}

const encrypt = (given: Given, wish: Wish) => textOf(given, { ...wish, direction: 'encrypt' });
const decrypt = (given: Given, wish: Wish) => textOf(given, { ...wish, direction: 'decrypt' });
const refusal = (given: Given, wish: Wish) => run(given, { ...wish, direction: 'decrypt' });

// Its warnings about old ways to derive a key are not shown.
const openssl = (input: string, ...parameters: string[]): Buffer =>
  execFileSync('openssl', parameters, { input, stdio: ['pipe', 'pipe', 'ignore'] });

const GRUESSE = 'Grüße 🌍\n';

describe('convert, with a passphrase', () => {
  const passphrase = 'hunter2';

  test.each([
    [
      'opensslPbkdf2',
      'md5',
      passphrase,
      'U2FsdGVkX1/Z9vlW1ZM9y6X0Brfs0ZImetsFT3WlYTY8lpmXSpJnpOssl3BsbKid',
      'Hello from OpenSSL',
      'OpenSSL 3.0',
    ],
    [
      'opensslLegacy',
      'md5',
      passphrase,
      'U2FsdGVkX18XWb0R9WULXakbUnIWIgcTdjoEWHaxu9YZH3i6N3un+Owo83cdbYgX',
      'Hello from OpenSSL',
      'OpenSSL 3.0 -md md5',
    ],
    [
      'opensslLegacy',
      'md5',
      'my secret key',
      'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs',
      'Lorem ipsum dolor sit amet',
      'what the older it-tools shows',
    ],
    ['rabbit', 'md5', 'correct horse', 'U2FsdGVkX1+0wcW8TsG2zHfjBM1Hhig5UOsjFw==', 'Grüße 🌍', 'crypto-js 4.2.0'],
  ] as const)('opens %s with %s', async (method, keyDigest, phrase, input, plain, _source) => {
    expect(await decrypt({ input, passphrase: phrase }, { method, keyDigest })).toBe(plain);
  });

  test.each([
    ['opensslPbkdf2', 'md5', ['-aes-256-cbc', '-pbkdf2', '-iter', '1234', '-md', 'sha256']],
    ['opensslLegacy', 'md5', ['-aes-256-cbc', '-md', 'md5']],
    ['opensslLegacy', 'sha256', ['-aes-256-cbc', '-md', 'sha256']],
    ['tripleDes', 'md5', ['-des-ede3-cbc', '-md', 'md5']],
  ] as const)('opens what openssl enc has written, and openssl opens what %s with %s writes', async (method, keyDigest, parameters) => {
    const wish = { method, keyDigest, iterations: 1234 };
    for (const plain of [GRUESSE, 'x'.repeat(16), `${'Zeile\n'.repeat(40)}`]) {
      const wrapped = openssl(plain, 'enc', '-e', ...parameters, '-a', '-pass', `pass:${passphrase}`).toString();
      expect(await decrypt({ input: wrapped, passphrase }, wish)).toBe(plain);

      for (const cipherTextAs of ['base64', 'base64url', 'hex'] as const) {
        const written = await encrypt({ input: plain, passphrase }, { ...wish, cipherTextAs });
        const command = opensslCommand({ ...wish, cipherTextAs }) ?? '';
        const opened = execFileSync('sh', ['-c', `${command} -pass pass:${passphrase}`], {
          input: written,
          stdio: ['pipe', 'pipe', 'ignore'],
        });
        expect(opened.toString()).toBe(plain);
      }
    }
  });

  test.each([
    ['opensslLegacy', cryptoJs.AES],
    ['tripleDes', cryptoJs.TripleDES],
    ['rabbit', cryptoJs.Rabbit],
    ['rc4', cryptoJs.RC4],
  ] as const)('shares %s with crypto-js', async (method, cipher) => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme', minLength: 1 }),
        async (plain, phrase) => {
          expect(await decrypt({ input: cipher.encrypt(plain, phrase).toString(), passphrase: phrase }, { method })).toBe(plain);
          const written = await encrypt({ input: plain, passphrase: phrase }, { method });
          expect(cipher.decrypt(written, phrase).toString(cryptoJs.enc.Utf8)).toBe(plain);
        },
      ),
      { numRuns: 20 },
    );
  });

  test.each([
    ['tripleDes', cryptoJs.TripleDES],
    ['rabbit', cryptoJs.Rabbit],
    ['rc4', cryptoJs.RC4],
  ] as const)('shares a long text with crypto-js by %s, and says how far it is', async (method, cipher) => {
    const plain = GRUESSE.repeat(6001);
    const shares: number[] = [];
    const following = { ...context, progress: (share: number) => void shares.push(share) };
    const result = await convert({ ...initialValues(inputs), input: plain, passphrase }, { ...initialValues(options), method }, following);
    const written = result.ok && result.value?.kind === 'text' ? result.value.text : '';
    expect(cipher.decrypt(written, passphrase).toString(cryptoJs.enc.Utf8)).toBe(plain);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect([shares.length, shares.at(-1)]).toEqual([2, 1]);
    expect(await decrypt({ input: cipher.encrypt(plain, passphrase).toString(), passphrase }, { method })).toBe(plain);
  });

  test('writes a JWE that jose opens, with PBES2-HS512+A256KW, A256GCM and a salt of 16 bytes', async () => {
    const written = await encrypt({ input: GRUESSE, passphrase }, { method: 'jwe', iterations: 1000 });
    const { plaintext, protectedHeader } = await compactDecrypt(written, Buffer.from(passphrase), {
      keyManagementAlgorithms: ['PBES2-HS512+A256KW'],
    });
    expect(Buffer.from(plaintext).toString()).toBe(GRUESSE);
    expect(protectedHeader).toMatchObject({ alg: 'PBES2-HS512+A256KW', enc: 'A256GCM', p2c: 1000 });
    expect(Buffer.from(String(protectedHeader['p2s']), 'base64url')).toHaveLength(16);
  });

  test.each([
    ['PBES2-HS256+A128KW', 'A128CBC-HS256'],
    ['PBES2-HS384+A192KW', 'A192GCM'],
    ['PBES2-HS512+A256KW', 'A256CBC-HS512'],
  ])('opens a JWE with %s and %s, in lines', async (alg, enc) => {
    const jwe = await new CompactEncrypt(Buffer.from(GRUESSE))
      .setProtectedHeader({ alg, enc })
      .setKeyManagementParameters({ p2c: 20_000 })
      .encrypt(Buffer.from(passphrase));
    expect(await decrypt({ input: ` ${jwe.replaceAll(/.{64}/g, '$&\n')}\n`, passphrase }, { method: 'jwe' })).toBe(GRUESSE);
  });

  // RFC 7520, section 5.3, from ietf-jose/cookbook.
  const cookbook =
    'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJwMnMiOiI4UTFTemluYXNSM3hjaFl6NlpaY0hBIiwicDJjIjo4MTkyLCJjdHkiOiJqd2stc2V0K2pzb24iLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.d3qNhUWfqheyPp4H8sjOWsDYajoej4c5Je6rlUtFPWdgtURtmeDV1g.VBiCzVHNoLiR3F4V82uoTQ.23i-Tb1AV4n0WKVSSgcQrdg6GRqsUKxjruHXYsTHAJLZ2nsnGIX86vMXqIi6IRsfywCRFzLxEcZBRnTvG3nhzPk0GDD7FMyXhUHpDjEYCNA_XOmzg8yZR9oyjo6lTF6si4q9FZ2EhzgFQCLO_6h5EVg3vR75_hkBsnuoqoM3dwejXBtIodN84PeqMb6asmas_dpSsz7H10fC5ni9xIz424givB1YLldF6exVmL93R3fOoOJbmk2GBQZL_SEGllv2cQsBgeprARsaQ7Bq99tT80coH8ItBjgV08AtzXFFsx9qKvC982KLKdPQMTlVJKkqtV4Ru5LEVpBZXBnZrtViSOgyg6AiuwaS-rCrcD_ePOGSuxvgtrokAKYPqmXUeRdjFJwafkYEkiuDCV9vWGAi1DH2xTafhJwcmywIyzi4BqRpmdn_N-zl5tuJYyuvKhjKv6ihbsV_k1hJGPGAxJ6wUpmwC4PTQ2izEm0TuSE8oMKdTw8V3kobXZ77ulMwDs4p.0HlwodAhOCILG5SQ2LQ9dg';

  test('opens the JWE of RFC 7520', async () => {
    expect(await decrypt({ input: cookbook, passphrase: 'entrap_o–peter_long–credit_tun' }, { method: 'jwe' })).toBe(
      '{"keys":[{"kty":"oct","kid":"77c7e2b8-6e13-45cf-8672-617b5b45243a","use":"enc","alg":"A128GCM","k":"XctOhJAkA-pD9Lh7ZgW_2A"},{"kty":"oct","kid":"81b20965-8332-43d9-a468-82160ad91ac8","use":"enc","alg":"A128KW","k":"GZy6sIZ6wl9NJOKB-jnmVQ"},{"kty":"oct","kid":"18ec08e1-bfa9-4d95-b205-2b4dd1d4321d","use":"enc","alg":"A256GCMKW","k":"qC57l_uxcm7Nm3K-ct4GFjx8tM1U8CZ0NLBvdQstiS8"}]}',
    );
  });

  test.each([
    ['not.a.jwe', 'notCompactJwe', { field: 'input' }],
    ['a.b.c.d.e', 'notCompactJwe', { field: 'input' }],
    ['eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c', 'notAPassphraseMethod', { field: 'input', values: { algorithm: 'dir' } }],
    [`${cookbook.slice(0, -3)}A9d`, 'wrongPassphrase', { field: 'passphrase' }],
  ] as const)('refuses the JWE %s', async (input, code, details) => {
    expect(await refusal({ input, passphrase }, { method: 'jwe' })).toEqual(fail(code, details));
  });

  test('refuses a JWE that would take minutes, and one with another passphrase', async () => {
    const header = Buffer.from(JSON.stringify({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', p2c: 10_000_001, p2s: 'AAAA' })).toString(
      'base64url',
    );
    expect(await refusal({ input: `${header}.a.b.c.d`, passphrase }, { method: 'jwe' })).toEqual(
      fail('tooManyIterations', { field: 'input', values: { found: 10_000_001, max: 10_000_000 } }),
    );
    const written = await encrypt({ input: 'a', passphrase }, { method: 'jwe', iterations: 1 });
    expect(await refusal({ input: written, passphrase: 'Hunter2' }, { method: 'jwe' })).toEqual(
      fail('wrongPassphrase', { field: 'passphrase' }),
    );
  });

  test.each(['opensslPbkdf2', 'opensslLegacy', 'tripleDes'] as const)('refuses %s that was cut', async (method) => {
    const wish = { method, iterations: 1, cipherTextAs: 'hex' } as const;
    const written = await encrypt({ input: 'attack at dawn', passphrase }, wish);
    expect(await refusal({ input: written.slice(0, -2), passphrase }, wish)).toEqual(fail('wrongPassphrase', { field: 'passphrase' }));
    expect(await refusal({ input: written.slice(0, 32), passphrase }, wish)).toEqual(fail('wrongPassphrase', { field: 'passphrase' }));
  });

  test('takes what is no text for a wrong passphrase where nothing else can tell', async () => {
    for (const method of ['rabbit', 'rc4'] as const) {
      const input = await encrypt({ input: 'attack at dawn '.repeat(20), passphrase }, { method });
      expect(await refusal({ input, passphrase: 'x' }, { method })).toEqual(fail('wrongPassphrase', { field: 'passphrase' }));
    }
  });

  test.each([
    ['U2FsdGVkX1', 'notBase64', { field: 'input' }],
    ['U2FsdGVk', 'notSalted', { field: 'input' }],
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'notSalted', { field: 'input' }],
  ] as const)('refuses the container %s', async (input, code, details) => {
    const result = await refusal({ input: code === 'notBase64' ? `${input}*` : input, passphrase }, { method: 'opensslPbkdf2' });
    expect(result).toEqual(fail(code, details));
  });

  test('gives nothing without a passphrase or a text', async () => {
    expect(await run({ input: 'a' }, {})).toEqual(ok(null));
    expect(await run({ passphrase: 'a' }, {})).toEqual(ok(null));
  });
});

describe('convert, on plain http', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test('says that a JWE needs https, and does all else without', async () => {
    const jwe = await encrypt({ input: 'a', passphrase: 'b' }, { iterations: 1 });
    const container = openssl(GRUESSE, 'enc', '-e', '-aes-256-cbc', '-pbkdf2', '-iter', '1000', '-a', '-pass', 'pass:b').toString();
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await run({ input: 'a', passphrase: 'b' }, {})).toEqual(ok({ kind: 'needsHttps' }));
    expect(await refusal({ input: jwe, passphrase: 'b' }, {})).toEqual(ok({ kind: 'needsHttps' }));
    expect(await decrypt({ input: container, passphrase: 'b' }, { method: 'opensslPbkdf2', iterations: 1000 })).toBe(GRUESSE);
    for (const method of ['opensslLegacy', 'tripleDes', 'rabbit', 'rc4'] as const) {
      expect(await decrypt({ input: await encrypt({ input: GRUESSE, passphrase: 'b' }, { method }), passphrase: 'b' }, { method })).toBe(
        GRUESSE,
      );
    }
    expect(await encrypt({ input: 'a', key: '00'.repeat(32) }, { method: 'chaCha20Poly1305' })).not.toBe('');
  });
});

describe('convert, with a key', () => {
  const hex = { plainTextAs: 'hex', cipherTextAs: 'hex', isIvInCipherText: false } as const;
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

  test('gives the AES-GCM of the specification of this tool', async () => {
    const given = { input: 'attack at dawn', key: '000102030405060708090a0b0c0d0e0f', iv: '000102030405060708090a0b' };
    expect(await run(given, { method: 'aesGcm', isIvInCipherText: false })).toEqual(
      ok({ kind: 'text', text: '8hjTrwVw1zU/8gXrQc1RnCV9Ln2zKDmhyPjjxGnU', iv: given.iv }),
    );
  });

  const nodeName = { aesGcm: 'gcm', aesCbc: 'cbc', aesCtr: 'ctr' } as const;

  test('agrees with Node’s cryptography in every mode and key size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('aesGcm', 'aesCbc', 'aesCtr', 'chaCha20Poly1305'),
        fc.constantFrom(16, 24, 32),
        fc.uint8Array({ minLength: 1, maxLength: 100 }),
        fc.uint8Array({ maxLength: 20 }),
        fc.boolean(),
        async (method, keySize, plain, additionalData, isLongIv) => {
          const isChaCha = method === 'chaCha20Poly1305';
          const key = randomBytes(isChaCha ? 32 : keySize);
          const iv = randomBytes(isChaCha || (method === 'aesGcm' && !isLongIv) ? 12 : 16);
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
          const wish = { method, keyEncoding: 'base64', plainTextAs: 'base64', cipherTextAs: 'base64url' } as const;
          const plainText = Buffer.from(plain).toString('base64');
          expect(await encrypt({ ...given, input: plainText }, wish)).toBe(input);
          expect(await decrypt({ ...given, input }, wish)).toBe(plainText);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('draws another IV of the right length for every text, and puts it in front', async () => {
    const given = { input: 'a', key: 'ab'.repeat(32) };
    for (const [method, size] of [
      ['aesGcm', 12],
      ['aesCbc', 16],
      ['aesCtr', 16],
      ['chaCha20Poly1305', 12],
      ['xChaCha20Poly1305', 24],
    ] as const) {
      const results = await Promise.all([run(given, { method, cipherTextAs: 'hex' }), run(given, { method, cipherTextAs: 'hex' })]);
      const ivs = results.map((result) =>
        result.ok && result.value?.kind === 'text' && result.value.text.startsWith(result.value.iv) ? result.value.iv : '',
      );
      expect(ivs.map((iv) => iv.length)).toEqual([size * 2, size * 2]);
      expect(new Set(ivs).size).toBe(2);
    }
  });

  test('takes a key as text', async () => {
    const key = 'sixteen bytes ok';
    const written = await encrypt(
      { input: GRUESSE, key, iv: '00'.repeat(16) },
      { method: 'aesCbc', keyEncoding: 'text', isIvInCipherText: false },
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
    expect(await run({ input: 'a', ...given }, { method })).toEqual(fail(code, details));
  });

  test.each([
    ['aesGcm', 'notAuthentic'],
    ['chaCha20Poly1305', 'notAuthentic'],
    ['xChaCha20Poly1305', 'notAuthentic'],
  ] as const)('notices with %s every bit that has changed', async (method, code) => {
    const written = await encrypt({ input: 'attack at dawn', key, additionalData: '01' }, { method, cipherTextAs: 'hex' });
    const wish = { method, cipherTextAs: 'hex' } as const;
    const refused = fail(code, { field: 'input' });
    const flipped = (at: number) =>
      written.slice(0, at) + (Number.parseInt(written.charAt(at), 16) ^ 1).toString(16) + written.slice(at + 1);
    for (const at of [0, written.length - 40, written.length - 1]) {
      expect(await refusal({ input: flipped(at), key, additionalData: '01' }, wish)).toEqual(refused);
    }
    expect(await refusal({ input: written, key, additionalData: '02' }, wish)).toEqual(refused);
    expect(await refusal({ input: written, key: `11${key.slice(2)}`, additionalData: '01' }, wish)).toEqual(refused);
  });

  test('refuses wrong padding, an IV that is missing, and what is no text', async () => {
    const cbc = { method: 'aesCbc', isIvInCipherText: false, cipherTextAs: 'hex' } as const;
    expect(await refusal({ input: '00'.repeat(16), key, iv: '00'.repeat(16) }, cbc)).toEqual(fail('badPadding', { field: 'input' }));
    expect(await refusal({ input: '00'.repeat(15), key, iv: '00'.repeat(16) }, cbc)).toEqual(fail('badPadding', { field: 'input' }));
    expect(await refusal({ input: '00'.repeat(16), key }, cbc)).toEqual(
      fail('wrongIvSize', { field: 'iv', values: { needed: 16, found: 0 } }),
    );
    expect(await refusal({ input: '00'.repeat(15), key }, { ...cbc, isIvInCipherText: true })).toEqual(
      fail('wrongIvSize', { field: 'input', values: { needed: 16, found: 15 } }),
    );
    const binary = await encrypt({ input: 'ff', key }, { method: 'aesGcm', plainTextAs: 'hex' });
    expect(await refusal({ input: binary, key }, { method: 'aesGcm' })).toEqual(fail('notUtf8', { field: 'plainTextAs' }));
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

  test('opens whatever it has written, by every method', async () => {
    const keyed = ['aesGcm', 'aesCbc', 'aesCtr', 'chaCha20Poly1305', 'xChaCha20Poly1305'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...keyed),
        fc.uint8Array({ minLength: 1, maxLength: 200 }),
        fc.constantFrom(...options.cipherTextAs.values),
        fc.boolean(),
        async (method, plain, cipherTextAs, isIvInCipherText) => {
          const given = {
            key: createHash('sha256').update(plain).digest('hex'),
            iv: isIvInCipherText
              ? ''
              : '07'.repeat(method === 'xChaCha20Poly1305' ? 24 : method === 'aesCbc' || method === 'aesCtr' ? 16 : 12),
          };
          const wish = { method, cipherTextAs, isIvInCipherText, plainTextAs: 'hex' } as const;
          const input = Buffer.from(plain).toString('hex');
          expect(await decrypt({ ...given, input: await encrypt({ ...given, input }, wish) }, wish)).toBe(input);
        },
      ),
    );
  });
});
