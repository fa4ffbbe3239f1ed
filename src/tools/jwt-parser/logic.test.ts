import * as fc from 'fast-check';
import { base64url, CompactSign, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RunContext } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import { inputs } from './fields.ts';
import { operations } from './logic.ts';

const context: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date('2026-03-01T12:00:00Z'),
  randomBytes: (count) => new Uint8Array(count),
  progress: () => undefined,
};
const decode = (token: string) => operations.decode.run({ token }, {}, context);
const verify = (token: string, key: string, secretEncoding: 'text' | 'base64' | 'hex' = 'text') =>
  operations.verify.run({ token, key }, { secretEncoding }, context);
const encode = (text: string) => base64url.encode(text);
const sample = inputs.token.sample ?? '';

// RFC 7515, appendices A.1 to A.5, which share the payload but for A.4; RFC 8037, appendix A.4; RFC 7516, appendix A.1, cut short.
const joe = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
const rsaModulus =
  'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ';
const rfc = {
  A1: {
    token: `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${joe}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`,
    key: { kty: 'oct', k: 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow' },
  },
  A2: {
    token: `eyJhbGciOiJSUzI1NiJ9.${joe}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`,
    key: { kty: 'RSA', n: rsaModulus, e: 'AQAB' },
  },
  A3: {
    token: `eyJhbGciOiJFUzI1NiJ9.${joe}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`,
    key: { kty: 'EC', crv: 'P-256', x: 'f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU', y: 'x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0' },
  },
  A4: {
    token:
      'eyJhbGciOiJFUzUxMiJ9.UGF5bG9hZA.AdwMgeerwtHoh-l192l60hp9wAHZFVJbLfD_UxMi70cwnZOYaRI1bKPWROc-mZZqwqT2SI-KGDKB34XO0aw_7XdtAG8GaSwFKdCAPZgoXD2YBJZCPEX3xKpRwcdOO8KpEHwJjyqOgzDO7iKvU8vcnwNrmxYbSW9ERBXukOXolLzeO_Jn',
    key: {
      kty: 'EC',
      crv: 'P-521',
      x: 'AekpBQ8ST8a8VcfVOTNl353vSrDCLLJXmPk06wTjxrrjcBpXp5EOnYG_NjFZ6OvLFV1jSfS9tsz4qUxcWceqwQGk',
      y: 'ADSmRA43Z1DSNx_RvcLI87cdL07l6jQyyBXMoxVg_l2Th-x3S1WDhjDly79ajL4Kkd0AZMaZmh9ubmf63e3kyMj2',
    },
  },
  ed25519: {
    token:
      'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    key: { kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo' },
  },
} as const;
const unsecured = `eyJhbGciOiJub25lIn0.${joe}.`;
const encrypted =
  'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.OKOawDo13gRp2ojaHV7LFpZcgV7T6DVZKTyKOMTYUmKo.48V1_ALb6US04U3b.5eym8TW_c8SuK0ltJ3rpYI.XFBoMYUZodetZdvTiFvSkQ';

// Made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256`, and signed with its private key.
const certificate = {
  token:
    'eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJvcGVuc3NsIn0.MgJMIb0AXLXzAR6OtJDzirVfRURgbMnCECoHCkSdAjf7-vEF8YqMqPsiseuLA5gZscjPlQVQIqpU7K09wEAr5w',
  pem: `-----BEGIN CERTIFICATE-----
MIIBdTCCARugAwIBAgIUQ5FR1UQzZYL+7vBL046sygad+iowCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEdGVzdDAgFw0yNjExMjExMDQxNTNaGA8yMTI2MTAyODEwNDE1
M1owDzENMAsGA1UEAwwEdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABF1C
1KDYXEznfF/WS7js/PtZqIt7M10NJ6gpSVORW4YclanIs6XcusjWsSaf0MWhy9qO
KYza5vuzPqhAC3U5tVqjUzBRMB0GA1UdDgQWBBQsNjQWR9HVuhfC5k0eUZYzHUUV
RTAfBgNVHSMEGDAWgBQsNjQWR9HVuhfC5k0eUZYzHUUVRTAPBgNVHRMBAf8EBTAD
AQH/MAoGCCqGSM49BAMCA0gAMEUCIBZcNmLs1NNEI+d/G/qcFfegQjwnRgUXlY1G
NtOc7FaeAiEAmo1Q7hZHk1BGv8G0rP3jpqosAPIDHTuaWHJSyHUzkjU=
-----END CERTIFICATE-----`,
} as const;

const forAlgorithm = (algorithm: string) => `${encode(JSON.stringify({ alg: algorithm, kid: 'b' }))}.e30.AAAA`;
const pem = (label: string) => `-----BEGIN ${label}-----\nAAAA\n-----END ${label}-----`;

const deep = '['.repeat(100_000) + ']'.repeat(100_000);

describe('decode', () => {
  test('shows the token of RFC 7515, appendix A.1', async () => {
    expect(await decode(rfc.A1.token)).toMatchObject(
      ok({
        kind: 'signed',
        algorithm: 'HS256',
        knownAlgorithm: 'HS256',
        header: '{\n  "typ": "JWT",\n  "alg": "HS256"\n}',
        headerParameters: [
          { name: 'typ', value: 'JWT', meaning: 'typ' },
          { name: 'alg', value: 'HS256', meaning: 'alg' },
        ],
        payload: { text: '{\n  "iss": "joe",\n  "exp": 1300819380,\n  "http://example.com/is_root": true\n}', form: 'json' },
        claims: [
          { name: 'iss', value: 'joe' },
          { name: 'exp', value: '1300819380' },
          { name: 'http://example.com/is_root', value: 'true' },
        ],
        timeStatus: { kind: 'expired', time: '2011-03-22 18:43:00 UTC' },
      }),
    );
  });

  test('names the token of RFC 7515, appendix A.5, unsecured', async () => {
    expect(await decode(unsecured)).toMatchObject(ok({ kind: 'unsecured', algorithm: 'none' }));
  });

  test('shows of the token of RFC 7516, appendix A.1, only what is not encrypted', async () => {
    expect(await decode(encrypted)).toEqual(
      ok({
        kind: 'encrypted',
        algorithm: 'RSA-OAEP, A256GCM',
        knownAlgorithm: undefined,
        header: '{\n  "alg": "RSA-OAEP",\n  "enc": "A256GCM"\n}',
        headerParameters: [
          { name: 'alg', value: 'RSA-OAEP', meaning: 'alg' },
          { name: 'enc', value: 'A256GCM', meaning: 'enc' },
        ],
        payload: undefined,
        claims: [],
        timeStatus: undefined,
        namesInBoth: [],
      }),
    );
  });

  test.each([
    ['a text', encode('Payload, ünïcode'), { text: 'Payload, ünïcode', form: 'text' }],
    ['nothing', '', { text: '', form: 'text' }],
    ['bytes that are not UTF-8', base64url.encode(Uint8Array.of(0, 255, 16)), { text: '00ff10', form: 'hex' }],
    ['JSON that is no object', encode('[1.0,  12345678901234567890]'), { text: '[\n  1.0,\n  12345678901234567890\n]', form: 'json' }],
    ['JSON5', encode('{exp:1,}'), { text: '{exp:1,}', form: 'text' }],
    ['JSON nested too deep to be indented', encode(deep), { text: deep, form: 'text' }],
  ])('shows %s as payload, without claims', async (_, part, payload) => {
    expect(await decode(`${encode('{"alg":"HS256"}')}.${part}.`)).toMatchObject(ok({ payload, claims: [], timeStatus: undefined }));
  });

  test('keeps the digits and the order of the token, and of a repeated name the last value', async () => {
    const payload = '{"b":12345678901234567890,"10":1.0,"9":{"x":1e2},"b":-0}';
    expect(await decode(`${encode('{"alg":1.0}')}.${encode(payload)}.`)).toMatchObject(
      ok({
        algorithm: '1.0',
        payload: { text: '{\n  "b": -0,\n  "10": 1.0,\n  "9": {\n    "x": 1e2\n  }\n}' },
        claims: [
          { name: 'b', value: '-0' },
          { name: '10', value: '1.0' },
          { name: '9', value: '{"x":1e2}' },
        ],
      }),
    );
  });

  test('tells which names stand in the header and in the payload', async () => {
    const token = `${encode('{"iss":"a","alg":"none","aud":"b"}')}.${encode('{"sub":1,"aud":2,"iss":3}')}.`;
    expect(await decode(token)).toMatchObject(ok({ namesInBoth: ['iss', 'aud'] }));
  });

  test('finds nothing in an empty input, and says what is wrong with any other', async () => {
    expect(await decode(' ')).toEqual(ok(undefined));
    expect(await decode('a.b')).toEqual(fail('wrongPartCount', { values: { found: 2 } }));
  });

  test('shows any JSON object that a token carries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (claims) => {
        const token = await decode(`${encode('{}')}.${encode(JSON.stringify(claims))}.`);
        expect(token.ok && JSON.parse(token.value?.payload?.text ?? '')).toEqual(JSON.parse(JSON.stringify(claims)));
      }),
    );
  });

  test('decodes a token of a megabyte in no more than a moment', async () => {
    const claims = Object.fromEntries(Array.from({ length: 21_000 }, (_, index) => [`claim ${index}`, 'x'.repeat(20)]));
    const token = `${encode('{}')}.${encode(JSON.stringify(claims))}.`;
    const startMs = performance.now();
    expect(await decode(token)).toMatchObject({ ok: true });
    expect(token.length).toBeGreaterThan(1_000_000);
    expect(performance.now() - startMs).toBeLessThan(5000);
  });
});

describe('verify', () => {
  test.each(Object.entries(rfc))('finds the signature of the vector %s valid', async (_, { token, key }) => {
    expect(await verify(token, JSON.stringify(key))).toMatchObject(ok({ status: 'valid' }));
  });

  test.each(Object.entries(rfc))('finds the signature of the vector %s not valid for another payload', async (_, { token, key }) => {
    const [header, , signature] = token.split('.');
    expect(await verify(`${header}.${encode('{}')}.${signature}`, JSON.stringify(key))).toMatchObject(ok({ status: 'notValid' }));
  });

  test.each([
    ['your-256-bit-secret', 'text', 'valid'],
    ['x', 'text', 'notValid'],
    ['your-256-bit-secret ', 'text', 'notValid'],
    ['eW91ci0yNTYtYml0LXNlY3JldA==', 'base64', 'valid'],
    ['eW91ci0yNTYt\nYml0LXNlY3JldA', 'base64', 'valid'],
    ['796f75722d3235362d6269742d736563726574', 'hex', 'valid'],
    ['796F 7572 2d3235362d6269742d736563726574', 'hex', 'valid'],
  ] as const)('checks the sample with the secret %j as %s: %s', async (key, encoding, status) => {
    expect(await verify(sample, key, encoding)).toEqual(ok({ status, algorithm: 'HS256' }));
  });

  test('takes JSON without kty or keys for the secret itself', async () => {
    const secret = '{"k":"not a key"}';
    const token = await new CompactSign(new TextEncoder().encode('{}'))
      .setProtectedHeader({ alg: 'HS512' })
      .sign(new TextEncoder().encode(secret));
    expect(await verify(token, secret)).toMatchObject(ok({ status: 'valid' }));
  });

  test.each([
    ['in PEM', certificate.pem],
    ['behind other text', `subject=CN = test\n${certificate.pem}\n`],
    ['before the rest of its chain', `${certificate.pem}\n${pem('CERTIFICATE')}`],
    ['with line breaks written as \\n', certificate.pem.replaceAll('\n', String.raw`\n`)],
  ])('checks with the key of a certificate %s', async (_, key) => {
    expect(await verify(certificate.token, key)).toMatchObject(ok({ status: 'valid' }));
  });

  test.each([
    [sample, '', 'noKey'],
    [sample, ' \n', 'noKey'],
    [forAlgorithm('ES256K'), 'x', 'unsupported'],
    [forAlgorithm('ES256K'), '', 'unsupported'],
    [forAlgorithm('NONE'), 'x', 'unsupported'],
    [forAlgorithm('__proto__'), 'x', 'unsupported'],
    [forAlgorithm(''), 'x', 'noAlgorithm'],
    [`${encode('{}')}.e30.AAAA`, 'x', 'noAlgorithm'],
    [unsecured, '', 'unsecured'],
    [`${unsecured}AAAA`, 'x', 'unsecured'],
    [encrypted, 'x', 'encrypted'],
  ])('says of %j with the key %j: %s', async (token, key, status) => {
    expect(await verify(token, key)).toMatchObject(ok({ status }));
  });

  test.each(['', 'a.b', '!.e30.'])('has nothing to say of %j', async (token) => {
    expect(await verify(token, 'x')).toEqual(ok(undefined));
  });

  // RFC 7515, section 4.1.11.
  test('finds a token not valid whose critical parameter nobody understands', async () => {
    const secret = new Uint8Array(32);
    const token = await new CompactSign(new Uint8Array())
      .setProtectedHeader({ alg: 'HS256', crit: ['x'], x: 1 })
      .sign(secret, { crit: { x: true } });
    expect(await verify(token, '00'.repeat(32), 'hex')).toMatchObject(ok({ status: 'notValid' }));
  });

  test('chooses from a set the key that the token names, else the first', async () => {
    const { k } = rfc.A1.key;
    const other = { kty: 'oct', k: 'AAAA', kid: 'a' };
    const named = await new CompactSign(new Uint8Array()).setProtectedHeader({ alg: 'HS256', kid: 'b' }).sign(base64url.decode(k));
    expect(await verify(named, JSON.stringify({ keys: [other, { ...rfc.A1.key, kid: 'b' }] }))).toMatchObject(ok({ status: 'valid' }));
    expect(await verify(rfc.A1.token, JSON.stringify({ keys: [rfc.A1.key, other] }))).toMatchObject(ok({ status: 'valid' }));
    expect(await verify(rfc.A1.token, JSON.stringify({ keys: [other, rfc.A1.key] }))).toMatchObject(ok({ status: 'notValid' }));
    expect(await verify(named, JSON.stringify({ keys: [other] }))).toEqual(fail('noKeyWithId', { field: 'key', values: { id: 'b' } }));
  });

  const ec = rfc.A3.key;
  test.each([
    ['HS256', pem('PUBLIC KEY'), 'needsSecret'],
    ['HS256', JSON.stringify(ec), 'keyDoesNotFit'],
    ['HS256', JSON.stringify({ kty: 'oct', k: '' }), 'keyDoesNotFit'],
    ['HS256', JSON.stringify({ kty: 'oct' }), 'keyDoesNotFit'],
    ['RS256', 'secret', 'needsPublicKey'],
    ['RS256', '["RSA"]', 'needsPublicKey'],
    ['RS256', '{"kty":', 'keyNotJson'],
    ['RS256', '{}', 'keyDoesNotFit'],
    ['RS256', '{"keys":[]}', 'noKeyWithId'],
    ['RS256', JSON.stringify(ec), 'keyDoesNotFit'],
    ['RS256', certificate.pem, 'keyDoesNotFit'],
    ['RS256', pem('PUBLIC KEY'), 'keyDoesNotFit'],
    ['RS256', '-----BEGIN PUBLIC KEY-----', 'keyDoesNotFit'],
    ['RS256', pem('RSA PUBLIC KEY'), 'keyDoesNotFit'],
    ['RS256', JSON.stringify(rfc.A1.key), 'keyDoesNotFit'],
    ['RS256', JSON.stringify({ ...rfc.A2.key, n: rsaModulus.slice(0, 171) }), 'keyDoesNotFit'], // 1024 bits; RFC 7518, section 3.3
    ['RS256', JSON.stringify({ ...rfc.A2.key, alg: 'RS512' }), 'keyDoesNotFit'],
    ['RS256', JSON.stringify({ ...rfc.A2.key, use: 'enc' }), 'keyDoesNotFit'],
    ['RS256', JSON.stringify({ ...rfc.A2.key, key_ops: ['sign'] }), 'keyDoesNotFit'],
    ['ES256', JSON.stringify(rfc.A4.key), 'keyDoesNotFit'],
    ['ES256', JSON.stringify({ ...ec, d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI' }), 'privateKey'],
    ['EdDSA', JSON.stringify(ec), 'keyDoesNotFit'],
    ['EdDSA', JSON.stringify({ ...rfc.ed25519.key, crv: 'Ed448' }), 'keyDoesNotFit'],
    ['RS256', pem('PRIVATE KEY'), 'privateKey'],
    ['RS256', pem('RSA PRIVATE KEY'), 'privateKey'],
    ['ES256', '-----BEGIN EC PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nAAAA', 'privateKey'],
  ])('refuses for %s the key %s by %s', async (algorithm, key, code) => {
    expect(await verify(forAlgorithm(algorithm), key)).toMatchObject({ ok: false, error: { code, field: 'key' } });
  });

  test.each([
    ['base64', 'a', 'secretNotBase64'],
    ['base64', 'not Base64!', 'secretNotBase64'],
    ['hex', 'abc', 'secretNotHex'],
    ['hex', 'xy', 'secretNotHex'],
  ] as const)('refuses as %s the secret %j', async (encoding, key, code) => {
    expect(await verify(sample, key, encoding)).toEqual(fail(code, { field: 'key', values: { algorithm: 'HS256' } }));
  });

  test.each(['HS256', 'HS384', 'HS512'])('accepts what jose signs with %s, and nothing that differs in a byte', async (alg) => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 64, maxLength: 80 }),
        fc.uint8Array({ minLength: 1 }),
        fc.nat(),
        async (secret, payload, place) => {
          const token = await new CompactSign(payload).setProtectedHeader({ alg }).sign(secret);
          expect(await verify(token, base64url.encode(secret), 'base64')).toEqual(ok({ status: 'valid', algorithm: alg }));
          expect(await verify(changedByte(token, place), base64url.encode(secret), 'base64')).toEqual(
            ok({ status: 'notValid', algorithm: alg }),
          );
        },
      ),
      { numRuns: 30 },
    );
  });

  test.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'])(
    'accepts what jose signs with %s, for a key as PEM or JWK, and nothing that differs in a byte',
    async (alg) => {
      const { privateKey, publicKey } = await generateKeyPair(alg);
      const keys = [
        await exportSPKI(publicKey),
        JSON.stringify(await exportJWK(publicKey)),
        JSON.stringify({ keys: [await exportJWK(publicKey)] }),
      ];
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ minLength: 1 }), fc.nat(), fc.constantFrom(...keys), async (payload, place, key) => {
          const token = await new CompactSign(payload).setProtectedHeader({ alg }).sign(privateKey);
          expect(await verify(token, key)).toEqual(ok({ status: 'valid', algorithm: alg }));
          expect(await verify(changedByte(token, place), key)).toEqual(ok({ status: 'notValid', algorithm: alg }));
        }),
        { numRuns: 10 },
      );
    },
    20_000,
  );

  test('takes EdDSA and Ed25519 for the same algorithm', async () => {
    expect(await verify(rfc.ed25519.token, JSON.stringify({ ...rfc.ed25519.key, alg: 'Ed25519' }))).toMatchObject(ok({ status: 'valid' }));
  });

  test('has an answer to any key', async () => {
    const algorithms = fc.constantFrom('HS256', 'RS256', 'ES256', 'EdDSA');
    const labels = fc.constantFrom('PUBLIC KEY', 'CERTIFICATE');
    const keys = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            kty: fc.constantFrom('RSA', 'EC', 'OKP', 'oct', 'AKP', 1),
            crv: fc.constantFrom('P-256', 'Ed25519'),
            k: fc.jsonValue(),
            n: fc.base64String(),
            e: fc.string(),
            x: fc.base64String(),
            y: fc.base64String(),
            ext: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((key) => JSON.stringify(key)),
      fc.tuple(labels, fc.base64String()).map(([label, body]) => `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----`),
    );
    await fc.assert(
      fc.asyncProperty(algorithms, keys, fc.constantFrom('text', 'base64', 'hex'), async (algorithm, key, encoding) => {
        expect(await verify(forAlgorithm(algorithm), key, encoding)).toHaveProperty('ok');
      }),
      { numRuns: 300 },
    );
  });

  describe('where there is no crypto.subtle, as on plain http', () => {
    afterEach(() => {
      vi.unstubAllGlobals();
    });

    test('says that it did not check', async () => {
      vi.stubGlobal('crypto', {});
      expect(await verify(sample, 'your-256-bit-secret')).toEqual(ok({ status: 'needsSecureContext', algorithm: 'HS256' }));
      expect(await verify(sample, '')).toEqual(ok({ status: 'noKey', algorithm: 'HS256' }));
    });
  });
});

/** The token with one byte of its payload or its signature changed. */
function changedByte(token: string, place: number): string {
  const parts = token.split('.');
  const part = 1 + (place % 2);
  const bytes = base64url.decode(parts[part] ?? '');
  const at = place % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (place % 8));
  return parts.with(part, base64url.encode(bytes)).join('.');
}
