import * as fc from 'fast-check';
import { base64url, CompactSign, exportJWK, exportSPKI, generateKeyPair } from 'jose';
import { describe, expect, test } from 'vitest';
import { ok } from '#core/result.ts';
import { runs } from '#test/support/runs.ts';
import { declaration } from './declare.ts';
import { encryptedToken, rfcTokens, unsecuredToken } from './rfc-tokens.ts';
import { verify as verifySignature } from './signature.ts';

const verify = (token: string, key: string, secretEncoding: 'text' | 'base64' | 'hex' = 'text') =>
  verifySignature({ token, key, secretEncoding }, crypto);
const encode = (text: string) => base64url.encode(text);
const sample = declaration.inputs.token.sample ?? '';
const forAlgorithm = (algorithm: string) => `${encode(JSON.stringify({ alg: algorithm, kid: 'b' }))}.e30.AAAA`;

const verifyOnPlainHttp = (key: string) => verifySignature({ token: sample, key, secretEncoding: 'text' }, { subtle: undefined });

/** The token with one byte of its payload or its signature changed. */
function changedByte(token: string, place: number): string {
  const parts = token.split('.');
  const part = 1 + (place % 2);
  const bytes = base64url.decode(parts[part] ?? '');
  const at = place % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ (1 << (place % 8));
  return parts.with(part, base64url.encode(bytes)).join('.');
}

describe('verify', () => {
  test.each(Object.entries(rfcTokens))('accepts the signature of the vector %s', async (_, { token, key }) => {
    expect(await verify(token, JSON.stringify(key))).toMatchObject(ok({ status: 'valid' }));
  });

  test.each(Object.entries(rfcTokens))('rejects the signature of the vector %s for another payload', async (_, { token, key }) => {
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

  test.each([
    [sample, '', 'noKey'],
    [sample, ' \n', 'noKey'],
    [forAlgorithm('ES256K'), 'x', 'unsupported'],
    [forAlgorithm('ES256K'), '', 'unsupported'],
    [forAlgorithm('NONE'), 'x', 'unsupported'],
    [forAlgorithm('__proto__'), 'x', 'unsupported'],
    [forAlgorithm(''), 'x', 'noAlgorithm'],
    [`${encode('{}')}.e30.AAAA`, 'x', 'noAlgorithm'],
    [unsecuredToken, '', 'unsecured'],
    [`${unsecuredToken}AAAA`, 'x', 'unsecured'],
    [encryptedToken, 'x', 'encrypted'],
  ])('returns for %j with the key %j: %s', async (token, key, status) => {
    expect(await verify(token, key)).toMatchObject(ok({ status }));
  });

  test.each(['', 'a.b', '!.e30.'])('returns nothing for %j', async (token) => {
    expect(await verify(token, 'x')).toEqual(ok(null));
  });

  // RFC 7515, section 4.1.11.
  test('rejects a token with an unknown critical parameter', async () => {
    const secret = new Uint8Array(32);
    const token = await new CompactSign(new Uint8Array())
      .setProtectedHeader({ alg: 'HS256', crit: ['x'], x: 1 })
      .sign(secret, { crit: { x: true } });
    expect(await verify(token, '00'.repeat(32), 'hex')).toMatchObject(ok({ status: 'notValid' }));
  });

  test.each(['HS256', 'HS384', 'HS512'])(
    'accepts tokens signed by jose with %s, and rejects them after a change of one byte',
    async (alg) => {
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
        { numRuns: runs(30) },
      );
    },
  );

  test.each(['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'])(
    'accepts tokens signed by jose with %s, for a PEM or JWK key, and rejects them after a change of one byte',
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
        { numRuns: runs(10) },
      );
    },
    20_000,
  );

  test('reports that it could not verify without Web Crypto, as on plain http', async () => {
    expect(await verifyOnPlainHttp('your-256-bit-secret')).toEqual(ok({ status: 'needsSecureContext', algorithm: 'HS256' }));
    expect(await verifyOnPlainHttp('')).toEqual(ok({ status: 'noKey', algorithm: 'HS256' }));
  });
});
