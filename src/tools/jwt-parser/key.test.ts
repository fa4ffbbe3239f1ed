import { Buffer } from 'node:buffer';
import { createHmac, generateKeyPairSync } from 'node:crypto';
import * as fc from 'fast-check';
import { base64url, CompactSign, exportJWK, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { certificate } from './openssl-certificate.ts';
import { rfcTokens, rsaModulus } from './rfc-tokens.ts';
import { verify as verifySignature } from './signature.ts';

const verify = (token: string, key: string, secretEncoding: 'text' | 'base64' | 'hex' = 'text') =>
  verifySignature({ token, key, secretEncoding }, crypto);
const encode = (text: string) => base64url.encode(text);
const sample = declaration.inputs.token.sample ?? '';

const forAlgorithm = (algorithm: string) => `${encode(JSON.stringify({ alg: algorithm, kid: 'b' }))}.e30.AAAA`;
const padded = (text: string) => Buffer.from(text).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
const pem = (label: string) => `-----BEGIN ${label}-----\nAAAA\n-----END ${label}-----`;

describe('verification with a key', () => {
  test('uses JSON without kty or keys as the secret itself', async () => {
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
  ])('verifies with the key of a certificate %s', async (_, key) => {
    expect(await verify(certificate.token, key)).toMatchObject(ok({ status: 'valid' }));
  });

  test('selects the key named by the token from a set, or else the first', async () => {
    const { k } = rfcTokens.A1.key;
    const other = { kty: 'oct', k: 'AAAA', kid: 'a' };
    const named = await new CompactSign(new Uint8Array()).setProtectedHeader({ alg: 'HS256', kid: 'b' }).sign(base64url.decode(k));
    expect(await verify(named, JSON.stringify({ keys: [other, { ...rfcTokens.A1.key, kid: 'b' }] }))).toMatchObject(
      ok({ status: 'valid' }),
    );
    expect(await verify(rfcTokens.A1.token, JSON.stringify({ keys: [rfcTokens.A1.key, other] }))).toMatchObject(ok({ status: 'valid' }));
    expect(await verify(rfcTokens.A1.token, JSON.stringify({ keys: [other, rfcTokens.A1.key] }))).toMatchObject(ok({ status: 'notValid' }));
    expect(await verify(named, JSON.stringify({ keys: [other] }))).toEqual(fail('noKeyWithId', { field: 'key', values: { id: 'b' } }));
  });

  // RFC 7517, sections 4.1, 4.2, and 4.4
  test.each([
    ['type', [rfcTokens.A3.key, rfcTokens.A2.key]],
    ['use', [{ ...rfcTokens.A3.key, use: 'enc' }, { ...rfcTokens.A2.key, use: 'enc' }, rfcTokens.A2.key]],
    ['algorithm', [{ ...rfcTokens.A2.key, alg: 'RS512' }, rfcTokens.A2.key]],
  ])('selects by %s from a set of unnamed keys, ignoring the key name in the token', async (_, keys) => {
    expect(await verify(rfcTokens.A2.token, JSON.stringify({ keys }))).toMatchObject(ok({ status: 'valid' }));
  });

  test('selects by type among keys of the same name', async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const token = await new CompactSign(new Uint8Array()).setProtectedHeader({ alg: 'RS256', kid: 'b' }).sign(privateKey);
    const keys = [
      { ...rfcTokens.A3.key, kid: 'b' },
      { ...(await exportJWK(publicKey)), kid: 'b' },
    ];
    expect(await verify(token, JSON.stringify({ keys }))).toMatchObject(ok({ status: 'valid' }));
  });

  test('accepts a public key of PKCS #1, also from an object of keys by the name in the token', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const token = await new CompactSign(new Uint8Array()).setProtectedHeader({ alg: 'RS256', kid: 'b' }).sign(privateKey);
    const pkcs1 = publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
    expect(pkcs1).toMatch(/^-----BEGIN RSA PUBLIC KEY-----/);
    expect(await verify(token, pkcs1)).toMatchObject(ok({ status: 'valid' }));
    expect(await verify(token, JSON.stringify({ a: certificate.pem, b: pkcs1 }))).toMatchObject(ok({ status: 'valid' }));
  });

  test.each([
    ['before it is signed', (part: string) => part],
    ['after it is signed', (part: string) => part.replace(/=+$/, '')],
  ])('verifies a token that is padded %s', async (_, signed) => {
    const parts = ['{"alg":"HS256", "kid":"1"}', '{"email":"a@example.org"}'].map(padded);
    const signature = createHmac('sha256', 'secret').update(parts.map(signed).join('.')).digest('base64');
    const token = [...parts, signature.replaceAll('+', '-').replaceAll('/', '_')].join('.');
    expect(token.split('=').length).toBeGreaterThan(2);
    expect(await verify(token, 'secret')).toMatchObject(ok({ status: 'valid' }));
    expect(await verify(token, 'other')).toMatchObject(ok({ status: 'notValid' }));
  });

  const ec = rfcTokens.A3.key;
  test.each([
    ['HS256', pem('PUBLIC KEY'), 'needsSecret'],
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
    ['RS256', JSON.stringify(rfcTokens.A1.key), 'keyDoesNotFit'],
    ['RS256', JSON.stringify({ ...rfcTokens.A2.key, n: rsaModulus.slice(0, 171) }), 'keyDoesNotFit'], // 1024 bits; RFC 7518, section 3.3
    ['RS256', JSON.stringify({ ...rfcTokens.A2.key, alg: 'RS512' }), 'keyDoesNotFit'],
    ['RS256', JSON.stringify({ ...rfcTokens.A2.key, use: 'enc' }), 'keyDoesNotFit'],
    ['RS256', JSON.stringify({ ...rfcTokens.A2.key, key_ops: ['sign'] }), 'keyDoesNotFit'],
    ['ES256', JSON.stringify(rfcTokens.A4.key), 'keyDoesNotFit'],
    ['ES256', JSON.stringify({ ...ec, d: 'jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI' }), 'privateKey'],
    ['EdDSA', JSON.stringify(ec), 'keyDoesNotFit'],
    ['EdDSA', JSON.stringify({ ...rfcTokens.ed25519.key, crv: 'Ed448' }), 'keyDoesNotFit'],
    ['RS256', pem('PRIVATE KEY'), 'privateKey'],
    ['RS256', pem('RSA PRIVATE KEY'), 'privateKey'],
    ['ES256', '-----BEGIN EC PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nAAAA', 'privateKey'],
  ])('for %s refuses the key %s with %s', async (algorithm, key, code) => {
    expect(await verify(forAlgorithm(algorithm), key)).toMatchObject({ ok: false, error: { code, field: 'key' } });
  });

  test.each([
    ['base64', 'a', 'secretNotBase64'],
    ['base64', 'not Base64!', 'secretNotBase64'],
    ['hex', 'abc', 'secretNotHex'],
    ['hex', 'xy', 'secretNotHex'],
  ] as const)('as %s refuses the secret %j', async (encoding, key, code) => {
    expect(await verify(sample, key, encoding)).toEqual(fail(code, { field: 'key', values: { algorithm: 'HS256' } }));
  });

  test('treats EdDSA and Ed25519 as the same algorithm', async () => {
    expect(await verify(rfcTokens.ed25519.token, JSON.stringify({ ...rfcTokens.ed25519.key, alg: 'Ed25519' }))).toMatchObject(
      ok({ status: 'valid' }),
    );
  });

  test('returns a result for any key', async () => {
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
      { numRuns: runs(300) },
    );
  });
});
