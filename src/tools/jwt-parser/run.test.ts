import * as fc from 'fast-check';
import { base64url } from 'jose';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { encryptedToken, rfcTokens, unsecuredToken } from './rfc-tokens.ts';
import { run } from './run.ts';

const context = { now: () => new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };
const decode = (token: string) => run.decode({ token }, context);
const encode = (text: string) => base64url.encode(text);

const deep = '['.repeat(100_000) + ']'.repeat(100_000);

describe('decode', () => {
  test('shows the token of RFC 7515, appendix A.1', async () => {
    expect(await decode(rfcTokens.A1.token)).toMatchObject(
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

  test('describes the token of RFC 7515, appendix A.5, as unsecured', async () => {
    expect(await decode(unsecuredToken)).toMatchObject(ok({ kind: 'unsecured', algorithm: 'none' }));
  });

  test('shows only the unencrypted parts of the token of RFC 7516, appendix A.1', async () => {
    expect(await decode(encryptedToken)).toEqual(
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
        parts: [],
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
  ])('shows %s as a payload without claims', async (_, part, payload) => {
    expect(await decode(`${encode('{"alg":"HS256"}')}.${part}.`)).toMatchObject(ok({ payload, claims: [], timeStatus: undefined }));
  });

  test('keeps the digits and order of the token, and the last value of a repeated name', async () => {
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

  test('lists the names in both the header and the payload', async () => {
    const token = `${encode('{"iss":"a","alg":"none","aud":"b"}')}.${encode('{"sub":1,"aud":2,"iss":3}')}.`;
    expect(await decode(token)).toMatchObject(ok({ namesInBoth: ['iss', 'aud'] }));
  });

  test('returns nothing for empty input, and an error for any other invalid input', async () => {
    expect(await decode(' ')).toEqual(ok(null));
    expect(await decode('a.b')).toEqual(fail('wrongPartCount', { values: { found: 2 } }));
  });

  test('shows any JSON object in a token', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (claims) => {
        const token = await decode(`${encode('{}')}.${encode(JSON.stringify(claims))}.`);
        expect(token.ok && JSON.parse(token.value?.payload?.text ?? '')).toEqual(JSON.parse(JSON.stringify(claims)));
      }),
    );
  });
});
