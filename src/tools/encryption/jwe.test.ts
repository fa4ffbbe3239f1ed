import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import { decrypt, encrypt, tryToDecrypt } from './try-conversion.ts';

const GRUESSE = 'Grüße 🌍\n';
const passphrase = 'hunter2';

const compressed = (bytes: number): Promise<string> =>
  new CompactEncrypt(Buffer.alloc(bytes, 'a'))
    .setProtectedHeader({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', zip: 'DEF' })
    .setKeyManagementParameters({ p2c: 1000 })
    .encrypt(Buffer.from(passphrase));

describe('JWE', () => {
  test('writes a JWE that jose can decrypt, with PBES2-HS512+A256KW, A256GCM and a salt of 16 bytes', async () => {
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
  ])('decrypts a JWE with %s and %s, split into lines', async (alg, enc) => {
    const jwe = await new CompactEncrypt(Buffer.from(GRUESSE))
      .setProtectedHeader({ alg, enc })
      .setKeyManagementParameters({ p2c: 20_000 })
      .encrypt(Buffer.from(passphrase));
    expect(await decrypt({ input: ` ${jwe.replaceAll(/.{64}/g, '$&\n')}\n`, passphrase }, { method: 'jwe' })).toBe(GRUESSE);
  });

  // RFC 7520, section 5.3, from ietf-jose/cookbook.
  const cookbook =
    'eyJhbGciOiJQQkVTMi1IUzUxMitBMjU2S1ciLCJwMnMiOiI4UTFTemluYXNSM3hjaFl6NlpaY0hBIiwicDJjIjo4MTkyLCJjdHkiOiJqd2stc2V0K2pzb24iLCJlbmMiOiJBMTI4Q0JDLUhTMjU2In0.d3qNhUWfqheyPp4H8sjOWsDYajoej4c5Je6rlUtFPWdgtURtmeDV1g.VBiCzVHNoLiR3F4V82uoTQ.23i-Tb1AV4n0WKVSSgcQrdg6GRqsUKxjruHXYsTHAJLZ2nsnGIX86vMXqIi6IRsfywCRFzLxEcZBRnTvG3nhzPk0GDD7FMyXhUHpDjEYCNA_XOmzg8yZR9oyjo6lTF6si4q9FZ2EhzgFQCLO_6h5EVg3vR75_hkBsnuoqoM3dwejXBtIodN84PeqMb6asmas_dpSsz7H10fC5ni9xIz424givB1YLldF6exVmL93R3fOoOJbmk2GBQZL_SEGllv2cQsBgeprARsaQ7Bq99tT80coH8ItBjgV08AtzXFFsx9qKvC982KLKdPQMTlVJKkqtV4Ru5LEVpBZXBnZrtViSOgyg6AiuwaS-rCrcD_ePOGSuxvgtrokAKYPqmXUeRdjFJwafkYEkiuDCV9vWGAi1DH2xTafhJwcmywIyzi4BqRpmdn_N-zl5tuJYyuvKhjKv6ihbsV_k1hJGPGAxJ6wUpmwC4PTQ2izEm0TuSE8oMKdTw8V3kobXZ77ulMwDs4p.0HlwodAhOCILG5SQ2LQ9dg';

  test('decrypts the JWE of RFC 7520', async () => {
    expect(await decrypt({ input: cookbook, passphrase: 'entrap_o–peter_long–credit_tun' }, { method: 'jwe' })).toBe(
      '{"keys":[{"kty":"oct","kid":"77c7e2b8-6e13-45cf-8672-617b5b45243a","use":"enc","alg":"A128GCM","k":"XctOhJAkA-pD9Lh7ZgW_2A"},{"kty":"oct","kid":"81b20965-8332-43d9-a468-82160ad91ac8","use":"enc","alg":"A128KW","k":"GZy6sIZ6wl9NJOKB-jnmVQ"},{"kty":"oct","kid":"18ec08e1-bfa9-4d95-b205-2b4dd1d4321d","use":"enc","alg":"A256GCMKW","k":"qC57l_uxcm7Nm3K-ct4GFjx8tM1U8CZ0NLBvdQstiS8"}]}',
    );
  });

  test.each([
    ['not.a.jwe', 'notCompactJwe', { field: 'input' }],
    ['a.b.c.d.e', 'notCompactJwe', { field: 'input' }],
    ['eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c', 'notAPassphraseMethod', { field: 'input', values: { algorithm: 'dir' } }],
    ['eyJhbGciOm51bGx9.a.a.a.a', 'notAPassphraseMethod', { field: 'input', values: { algorithm: '' } }], // {"alg":null}
    [`${cookbook.slice(0, -3)}A9d`, 'wrongPassphrase', { field: 'passphrase' }],
  ] as const)('refuses the JWE %s', async (input, code, details) => {
    expect(await tryToDecrypt({ input, passphrase }, { method: 'jwe' })).toEqual(fail(code, details));
  });

  test('refuses a JWE that would take minutes, and one with a different passphrase', async () => {
    const header = Buffer.from(JSON.stringify({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', p2c: 10_000_001, p2s: 'AAAA' })).toString(
      'base64url',
    );
    expect(await tryToDecrypt({ input: `${header}.a.b.c.d`, passphrase }, { method: 'jwe' })).toEqual(
      fail('tooManyIterations', { field: 'input', values: { found: 10_000_001, max: 10_000_000 } }),
    );
    const written = await encrypt({ input: 'a', passphrase }, { method: 'jwe', iterations: 1 });
    expect(await tryToDecrypt({ input: written, passphrase: 'Hunter2' }, { method: 'jwe' })).toEqual(
      fail('wrongPassphrase', { field: 'passphrase' }),
    );
  });

  // RFC 7516, section 4.1.3.
  test('decrypts a compressed JWE of several megabytes', async () => {
    expect(await decrypt({ input: await compressed(6_000_000), passphrase }, { method: 'jwe' })).toBe('a'.repeat(6_000_000));
  });

  test('reports a compressed JWE as too large only with the right passphrase', async () => {
    const input = await compressed(50_000_001);
    expect(input.length).toBeLessThan(100_000);
    expect(await tryToDecrypt({ input, passphrase }, { method: 'jwe' })).toEqual(fail('decompressedTooLarge', { field: 'input' }));
    expect(await tryToDecrypt({ input, passphrase: 'Hunter2' }, { method: 'jwe' })).toEqual(
      fail('wrongPassphrase', { field: 'passphrase' }),
    );
  });

  const algorithm = 'PBES2-HS256+A128KW';
  const wrongTypes = [
    'null',
    'true',
    '0',
    '-1',
    '1e999',
    '""',
    '[]',
    '{}',
    '["DEF"]',
    '{"toString":null,"valueOf":null}',
    `${'['.repeat(9999)}${']'.repeat(9999)}`,
  ];

  test.each(['alg', 'enc', 'zip', 'p2c', 'p2s', 'crit', 'typ', 'cty', 'kid', 'jwk', 'epk', 'apu', 'iv', 'tag', 'b64', '__proto__'])(
    'returns an error for a header with a parameter %s of a wrong type',
    async (name) => {
      for (const value of wrongTypes) {
        const header = `{"alg":"${algorithm}","enc":"A128GCM","p2s":"AAAAAAAAAAA","p2c":1,"${name}":${value}}`;
        const input = `${Buffer.from(header).toString('base64url')}.AAAA.AAAA.AAAA.AAAA`;
        expect(await tryToDecrypt({ input, passphrase }, { method: 'jwe' })).toMatchObject({ ok: false });
      }
    },
  );

  test('returns an error for any header and content', async () => {
    const names = fc.constantFrom('alg', 'enc', 'zip', 'p2c', 'p2s', 'crit', '__proto__');
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom(algorithm, 'A128GCM', 'DEF', 'AAAAAAAAAAA', 1000));
    const headers = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .dictionary(names, values)
        .map((header) => JSON.stringify({ alg: algorithm, enc: 'A128GCM', p2s: 'AAAAAAAAAAA', p2c: 1, ...header })),
    );
    const parts = fc.array(fc.oneof(fc.string(), fc.base64String()), { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(headers, parts, async (header, following) => {
        const input = [Buffer.from(header).toString('base64url'), ...following].join('.');
        expect(await tryToDecrypt({ input, passphrase }, { method: 'jwe' })).toMatchObject({ ok: false });
      }),
    );
  });
});
