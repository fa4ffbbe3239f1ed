import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { fail } from '#core/result.ts';
import { createKeyFolder } from '#test/support/samples/key-files.ts';
import { outputOf } from '#test/support/output-of.ts';
import { runs } from '#test/support/runs.ts';
import type { KeyErrorCode } from './key-error.ts';
import { parsePrivateKey } from './parse-private-key.ts';
import { formatPem } from '#pure/notation/pem/pem.ts';
import { toPkcs8 } from './pkcs-key.ts';
import { rfc7515 } from './rfc7515-key.ts';
import { sampleKey } from './sample-key.ts';

// External programs and key generation are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const command = (name: string, ...parameters: readonly string[]): string => outputOf(name, parameters);
const { newPath, fileOf, remove } = createKeyFolder();
afterAll(remove);

const pem = (key: KeyObject, type: 'pkcs1' | 'pkcs8'): string => key.export({ type, format: 'pem' }).toString();
const smallKey = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;

const encryptedBy = (...parameters: readonly string[]): string =>
  command('openssl', ...parameters, '-in', fileOf(pem(smallKey, 'pkcs8')), '-passout', 'pass:a');
const changed = (member: string, value: unknown): string => JSON.stringify({ ...JSON.parse(rfc7515), [member]: value });
const otherKey = (): string => {
  const path = newPath();
  command('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-f', path);
  return path;
};
const encryptedOpenssh = (): string => {
  const path = fileOf(pem(smallKey, 'pkcs1'));
  command('ssh-keygen', '-q', '-p', '-N', 'secret', '-f', path);
  return command('cat', path);
};

const refusals: readonly (readonly [what: string, key: () => string, code: KeyErrorCode])[] = [
  ['an encrypted PKCS #8 key', () => encryptedBy('pkcs8', '-topk8'), 'encrypted'],
  ['an encrypted PKCS #1 key', () => encryptedBy('rsa', '-traditional', '-aes128'), 'encrypted'],
  ['an encrypted OpenSSH key', encryptedOpenssh, 'encrypted'],
  ['a public key in PEM', () => createPublicKey(smallKey).export({ type: 'spki', format: 'pem' }).toString(), 'publicKey'],
  ['a public PKCS #1 key', () => createPublicKey(smallKey).export({ type: 'pkcs1', format: 'pem' }).toString(), 'publicKey'],
  ['a public OpenSSH key', () => command('cat', `${otherKey()}.pub`), 'publicKey'],
  ['a public JWK', () => JSON.stringify(createPublicKey(smallKey).export({ format: 'jwk' })), 'publicKey'],
  ['an Ed25519 key of OpenSSH', () => command('cat', otherKey()), 'notRsa'],
  ['an elliptic key in PKCS #8', () => pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, 'pkcs8'), 'notRsa'],
  ['an elliptic key of its own label', () => command('openssl', 'ecparam', '-name', 'prime256v1', '-genkey', '-noout'), 'notRsa'],
  ['an elliptic JWK', () => '{"kty":"EC","crv":"P-256","d":"AA"}', 'notRsa'],
  ['a certificate', () => '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----', 'notAPrivateKey'],
  ['any text', () => 'hello', 'notAPrivateKey'],
  ['JSON that is no key', () => '{"a":1}', 'notAPrivateKey'],
  ['broken JSON', () => '{"kty":"RSA"', 'notAPrivateKey'],
  ['a block without an end', () => pem(smallKey, 'pkcs8').slice(0, 200), 'damaged'],
  ['a block without its last lines', () => pem(smallKey, 'pkcs8').replace(/(?:.*\n){4}(?=-----END)/, ''), 'damaged'],
  ['an OpenSSH key of other bytes', () => '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----', 'damaged'],
  ['a JWK with another modulus', () => changed('n', JSON.parse(sampleKey).n), 'damaged'],
  ['a JWK with another exponent', () => changed('d', 'AQAB'), 'damaged'],
  ['a JWK with another coefficient', () => changed('qi', 'AQAB'), 'damaged'],
  ['a JWK without a prime', () => changed('p', undefined), 'damaged'],
  ['a JWK with a number for a prime', () => changed('q', 3), 'damaged'],
];

test.each(refusals)('parsePrivateKey refuses %s', (_what, key, code) => {
  expect(parsePrivateKey(key())).toEqual(fail(code, { field: 'existingKey' }));
});

const pkcs8Of = (input: string): string => {
  const key = parsePrivateKey(input);
  return key.ok ? formatPem('PRIVATE KEY', toPkcs8(key.value)) : key.error.code;
};

test('parsePrivateKey reads a key among other text and certificates, with Windows line endings', () => {
  const text = `Bag Attributes\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n${pem(smallKey, 'pkcs8')}`;
  expect(pkcs8Of(text.replaceAll('\n', '\r\n'))).toBe(pem(smallKey, 'pkcs8'));
});

test('parsePrivateKey never accepts a key after a change of one byte, and never throws', () => {
  const whole = smallKey.export({ type: 'pkcs8', format: 'der' });
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (index, change) => {
      const bytes = Buffer.from(whole);
      bytes[index]! ^= change;
      // The version and the parameters are outside the key and do not affect it.
      const verdict = pkcs8Of(`-----BEGIN PRIVATE KEY-----\n${bytes.toString('base64')}\n-----END PRIVATE KEY-----`);
      expect([pem(smallKey, 'pkcs8'), 'damaged', 'notRsa']).toContain(verdict);
    }),
    { numRuns: runs(200) },
  );
});
