import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { base64url } from 'jose';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { decode } from './decode.ts';
import { rfcTokens } from './rfc-tokens.ts';
import { verify as verifySignature } from './signature.ts';
import { parseToken } from './token.ts';

// RFC 7797: the token contains the payload as is.

const clock = { now: () => new Date('2026-03-01T12:00:00Z'), timeZone: 'UTC' };
const decodeToken = (token: string) => decode({ token }, clock);
const secret = 'a secret of a test';
const unencoded = { alg: 'HS256', b64: false, crit: ['b64'] };

function sign(payload: string, header: object = unencoded): string {
  const encodedHeader = base64url.encode(JSON.stringify(header));
  return `${encodedHeader}.${payload}.${createHmac('sha256', secret).update(`${encodedHeader}.${payload}`).digest('base64url')}`;
}

const verify = (token: string, key = secret) => verifySignature({ token, key, secretEncoding: 'text' }, crypto);

describe('a token with an unencoded payload', () => {
  test.each([
    'hello',
    'two words, and more',
    '{"exp":1,"sub":"x"}',
    '{ "alg" : 1 }',
    'eyJleHAiOjF9',
    'not*base64',
    "it's `~!@#$%^&*()_+-=[]{}|;:,<>?/",
  ])('shows %j as its text, without claims, and verifies it unchanged', async (payload) => {
    const token = sign(payload);
    expect(decodeToken(token)).toMatchObject(ok({ payload: { text: payload, form: 'text' }, claims: [], timeStatus: undefined }));
    expect(await verify(`Bearer ${token}\n`)).toMatchObject(ok({ status: 'valid' }));
    expect(await verify(token.replace(`.${payload}.`, '.something else.'))).toMatchObject(ok({ status: 'notValid' }));
  });

  test('may be split into lines', async () => {
    const [header = '', payload = '', signature = ''] = sign('a b').split('.');
    const inLines = `${header.slice(0, 20)}\n  ${header.slice(20)}.\n${payload}\r\n.${signature.slice(0, 9)}\n ${signature.slice(9)}`;
    expect(decodeToken(inLines)).toMatchObject(ok({ payload: { text: 'a b' } }));
    expect(await verify(inLines)).toMatchObject(ok({ status: 'valid' }));
  });

  // Section 5.2: the payload of such a token cannot contain a dot.
  test('is refused with a dot in its payload', () => {
    expect(parseToken(sign('$.02'))).toMatchObject({ ok: false, error: { code: 'wrongPartCount', values: { found: 4 } } });
  });

  test('reports the position of an error in its signature', () => {
    const [header = ''] = sign('').split('.');
    const input = ` ${header}.a b.AA+A`;
    expect(parseToken(input)).toMatchObject({ ok: false, error: { code: 'signatureNotBase64Url', at: input.indexOf('+') } });
  });

  // Section 6: `b64` has an effect only if `crit` lists it.
  test.each([
    [{ alg: 'HS256', b64: false }],
    [{ alg: 'HS256', b64: false, crit: ['exp'] }],
    [{ alg: 'HS256', b64: false, crit: 'b64' }],
    [{ alg: 'HS256', b64: true, crit: ['b64'] }],
    [{ alg: 'HS256', b64: 'false', crit: ['b64'] }],
    [{ alg: 'HS256', b64: null, crit: ['b64'] }],
    [{ alg: 'HS256', crit: ['b64'] }],
  ])('is treated as encoded with the header %j', (header) => {
    expect(decodeToken(sign(base64url.encode('{"sub":"x"}'), header))).toMatchObject(ok({ claims: [{ name: 'sub' }] }));
  });

  test('restores any payload that such a token can have', async () => {
    const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter((character) => character !== '.');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: fc.constantFrom(...characters), minLength: 1 }), async (payload) => {
        const token = sign(payload);
        expect(decodeToken(token)).toMatchObject(ok({ payload: { text: payload, form: 'text' }, claims: [] }));
        expect(await verify(token)).toMatchObject(ok({ status: 'valid' }));
      }),
    );
  });
});

describe('a payload outside the token', () => {
  const key = JSON.stringify(rfcTokens.A1.key);

  test.each([
    ['RFC 7797, section 4.2', 'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY'],
    ['RFC 7797, section 4.1, in the form of RFC 7515, appendix F', 'eyJhbGciOiJIUzI1NiJ9..5mvfOroL-g7HyqJoozehmsaqmvTYGEq5jTI1gVvoEoQ'],
  ])('is not verified: %s', async (_source, token) => {
    expect(await verify(token, key)).toMatchObject(ok({ status: 'detached' }));
    expect(decodeToken(token)).toMatchObject(ok({ payload: { text: '', form: 'text' }, claims: [] }));
  });

  test('is not assumed if the empty payload itself was signed', async () => {
    expect(await verify(sign(''))).toMatchObject(ok({ status: 'valid' }));
    expect(await verify(sign('', { alg: 'HS256' }))).toMatchObject(ok({ status: 'valid' }));
  });

  test('is verified if it is included: RFC 7797, section 4.1', async () => {
    expect(await verify('eyJhbGciOiJIUzI1NiJ9.JC4wMg.5mvfOroL-g7HyqJoozehmsaqmvTYGEq5jTI1gVvoEoQ', key)).toMatchObject(
      ok({ status: 'valid' }),
    );
  });
});
