import { Buffer } from 'node:buffer';
import { createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { base64url } from 'jose';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { holdsPublicKey } from './holds-public-key.ts';
import { certificate } from './openssl-certificate.ts';
import { rfcTokens, rsaModulus } from './rfc-tokens.ts';
import { verify as verifySignature } from './signature.ts';

type Encoding = 'text' | 'base64' | 'hex';

/** A token that anyone who knows the text of a public key can forge: RFC 8725, section 2.1. */
function forge(secret: string | Uint8Array, header: object = {}): string {
  const signed = `${base64url.encode(JSON.stringify({ alg: 'HS256', ...header }))}.${base64url.encode('{"admin":true}')}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const verify = (token: string, key: string, secretEncoding: Encoding = 'text') => verifySignature({ token, key, secretEncoding }, crypto);
const needsSecret = fail('needsSecret', { field: 'key', values: { algorithm: 'HS256' } });

// RFC 7515, appendix A.2, as `openssl rsa -pubin` writes the key.
const spki = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAofgWCuLjybRlzo0tZWJj
NiuSfb4p4fAkd/wWJcyQoTbji9k0l8W26mPddxHmfHQp+Vaw+4qPCJrcS2mJPMEz
P1Pt0Bm4d4QlL+yRT+SFd2lZS+pCgNMsD1W/YpRPEwOWvG6b32690r2jZ47soMZo
9wGzjb/7OMg0LOL+bSf63kpaSHSXndS5z5rexMdbBYUsLA9e+KXBdQOS+UTo7WTB
EMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6/I5IhlJH7aGhyxX
FvUK+DWNmoudF8NAco9/h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXp
oQIDAQAB
-----END PUBLIC KEY-----
`;
const bodyOf = (pem: string): string => pem.replaceAll(/-----.*-----|\s/g, '');
const jwk = JSON.stringify({ kty: 'RSA', n: rsaModulus, e: 'AQAB' });

describe('a token signed with the text of a public key', () => {
  test.each([
    ['a public key in PEM', spki],
    ['a certificate in PEM', certificate.pem],
    ['a line before the block', `# from the identity provider\n${spki}`],
    ['the attributes of `openssl pkcs12`', `Bag Attributes\n    friendlyName: idp\nsubject=CN = idp\n${certificate.pem}\n`],
    ['the output of `openssl x509 -text`', `Certificate:\n    Data:\n        Version: 3 (0x2)\n${certificate.pem}\n`],
    ['quotes and line breaks as \\n', JSON.stringify(spki)],
    ['a JSON value', JSON.stringify({ realm: 'x', public_key: spki })],
    ['a line of an environment file', `JWT_PUBLIC_KEY='${spki.replaceAll('\n', String.raw`\n`)}'`],
    ['a block without its end', spki.slice(0, 80)],
    ['the Base64 lines of a PEM block, as Keycloak displays a key', bodyOf(spki)],
    ['the Base64 lines of a certificate, as in `x5c`', bodyOf(certificate.pem)],
    ['PEM in Base64', Buffer.from(spki).toString('base64')],
    ['PEM in hexadecimal digits', Buffer.from(spki).toString('hex')],
    ['a JWK', jwk],
    ['a JWK in quotes', JSON.stringify(jwk)],
    ['a JWK set', `{"keys":[${jwk}]}`],
    ['an array of JWKs', `[${jwk}]`],
    ['a JWK in an object', `{"jwk":${jwk}}`],
    ['a line before a JWK', `key: ${jwk}`],
    ['a JWK as JavaScript', `{ kty: 'OKP', crv: 'Ed25519', x: '${rfcTokens.ed25519.key.x}' }`],
  ])('is not checked with %s', async (_what, key) => {
    expect(await verify(forge(key), key)).toEqual(needsSecret);
  });

  test.each([
    ['base64', Buffer.from(spki), Buffer.from(spki).toString('base64')],
    ['base64', Buffer.from(bodyOf(spki), 'base64'), bodyOf(spki)],
    ['base64', Buffer.from(bodyOf(certificate.pem), 'base64'), bodyOf(certificate.pem)],
    ['hex', Buffer.from(spki), Buffer.from(spki).toString('hex')],
    ['hex', Buffer.from(bodyOf(spki), 'base64'), Buffer.from(bodyOf(spki), 'base64').toString('hex')],
    ['base64', Buffer.from(spki), spki],
    ['hex', Buffer.from(spki), spki],
  ] as const)('is not checked with the bytes of a key written as %s', async (encoding, secret, key) => {
    expect(await verify(forge(secret), key, encoding)).toEqual(needsSecret);
  });

  test('is not checked with a symmetric JWK that contains a public key', async () => {
    const key = JSON.stringify({ kty: 'oct', k: base64url.encode(spki) });
    expect(await verify(forge(spki), key)).toEqual(needsSecret);
  });

  test('is not checked with a public key selected from a set', async () => {
    const keys = [
      { kty: 'oct', k: base64url.encode('secret') },
      { ...(JSON.parse(jwk) as object), kid: 'rsa' },
    ];
    const set = JSON.stringify({ keys });
    expect(await verify(forge('secret', { kid: 'rsa' }), set)).toEqual(needsSecret);
    expect(await verify(forge('secret'), set)).toMatchObject(ok({ status: 'valid' }));
  });
});

describe('holdsPublicKey', () => {
  test.each([
    'your-256-bit-secret',
    'BEGIN PUBLIC KEY',
    '-----',
    '{"k":"kty"}',
    '{"kty":"oct","k":"AAAA"}',
    '0',
    'MIIB',
    '30820122',
    `000${'0'.repeat(47)}`,
  ])('accepts %j as a secret', (secret) => {
    expect(holdsPublicKey(new TextEncoder().encode(secret))).toBe(false);
  });

  test('accepts other bytes than those of a key, and their hexadecimal digits, as a secret', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), (bytes) => {
        fc.pre(bytes[0] !== 0x30); // bytes that begin like a DER sequence may be a key
        expect(holdsPublicKey(bytes)).toBe(false);
        expect(holdsPublicKey(Buffer.from(Buffer.from(bytes).toString('hex')))).toBe(false);
      }),
    );
  });

  test('finds a PEM block at any position', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, behind) => {
        expect(holdsPublicKey(new TextEncoder().encode(before + spki + behind))).toBe(true);
      }),
    );
  });
});
