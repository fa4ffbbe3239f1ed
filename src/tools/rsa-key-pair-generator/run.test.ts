import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { DataContext } from '#core/context.ts';
import { fail, ok } from '#core/result.ts';
import { testContext } from '#test/conformance/run.ts';
import { createKeyFolder } from '#test/support/samples/key-files.ts';
import { outputOf } from '#test/support/output-of.ts';
import { runs } from '#test/support/runs.ts';
import { type PrivateKeyFormat, privateKeyFormats, type PublicKeyFormat } from './key-formats.ts';
import { type FormattedKeyPair, formatKeyPair, generateKey } from './run.ts';
import { rfc7515 } from './rfc7515-key.ts';
import { sampleKey } from './sample-key.ts';

const context = testContext();

/** The context on a page served over plain HTTP. */
const plainHttp = { ...context, subtle: undefined };

interface Options {
  readonly comment?: string;
  readonly passphrase?: string;
  readonly privateFormat?: PrivateKeyFormat;
  readonly publicFormat?: PublicKeyFormat;
}

const run = (existingKey: string, options: Options = {}, inContext = context) =>
  formatKeyPair({ existingKey, comment: '', passphrase: '', privateFormat: 'pkcs8', publicFormat: 'spki', ...options }, inContext);

async function pairOf(existingKey: string, options?: Options, inContext?: DataContext): Promise<FormattedKeyPair> {
  const result = await run(existingKey, options, inContext);
  if (!result.ok || !result.value) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.value;
}

const privateKeyOf = async (existingKey: string, options?: Options, inContext?: DataContext): Promise<string> =>
  (await pairOf(existingKey, options, inContext)).privateKey ?? '';

// External programs, 600,000 iterations, and key generation are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const command = (name: string, ...parameters: readonly string[]): string => outputOf(name, parameters);
const { newPath, fileOf, remove } = createKeyFolder();
afterAll(remove);
afterEach(() => vi.unstubAllGlobals());

const pem = (key: KeyObject, type: 'pkcs1' | 'pkcs8'): string => key.export({ type, format: 'pem' }).toString();
const generated = [1024, 2048, 3072].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }).privateKey);
const anyKey = generated[1]!;

describe('generateKey', () => {
  test.each(['1024', '2048'] as const)('generates a key of %s bits that OpenSSL accepts', async (keySize) => {
    const result = await generateKey({ keySize }, context);
    const key = result.ok ? result.value : '';
    expect(key).toMatch(/^-----BEGIN PRIVATE KEY-----\n(?:.{64}\n)+.{1,64}\n-----END PRIVATE KEY-----\n$/);
    expect(command('openssl', 'pkey', '-check', '-noout', '-in', fileOf(key))).toContain('Key is valid');
    expect(await pairOf(key)).toMatchObject({ modulusBits: Number(keySize), publicExponent: '65537', privateKey: key });
  });

  test('requires https if there is no crypto.subtle', async () => {
    vi.stubGlobal('crypto', {});
    expect(await generateKey({ keySize: '2048' }, plainHttp)).toEqual(fail('needsHttps'));
  });
});

describe('formatKeyPair', () => {
  test.each([
    [
      'RFC 7515, appendix A.2.1; the digests are those of the section, by openssl and ssh-keygen',
      rfc7515,
      {
        modulusBits: 2048,
        publicExponent: '65537',
        ssh: 'SHA256:AxvswuOyupbgtObEYsA4ZSr587fJsT9c/hN73LPOj2I',
        sshMd5: 'MD5:09:f1:82:9f:31:5a:54:cc:fa:12:c6:72:99:16:65:ad',
        spki: '6fd13c2435a361e7c588cd17f55f5ad3df0177a66c1727a6a200845f4d7ab88c',
      },
    ],
    [
      'RFC 7517, appendix C.1; ssh-keygen -l and openssl dgst',
      sampleKey,
      {
        modulusBits: 2048,
        publicExponent: '65537',
        ssh: 'SHA256:LRJlx/2EuyoRAG0z/TuBm29ZcQJ/FfI1wvAy05pnnPY',
        sshMd5: 'MD5:25:b1:50:01:3e:23:7d:9e:b0:70:cf:3c:b3:2e:8f:99',
        spki: 'a4109e6bac8043ec089a57064aeb14d0b5fd5025b95810541c52a168aa565344',
      },
    ],
  ])('prints the fingerprints of the key of %s', async (_source, key, expected) => {
    expect(await pairOf(key)).toMatchObject(expected);
  });

  test('writes the same PKCS #8, PKCS #1 and public forms as OpenSSL', async () => {
    for (const key of generated) {
      const path = fileOf(pem(key, 'pkcs8'));
      expect(await privateKeyOf(pem(key, 'pkcs1'))).toBe(command('openssl', 'pkey', '-in', path));
      expect(await privateKeyOf(pem(key, 'pkcs8'), { privateFormat: 'pkcs1' })).toBe(
        command('openssl', 'rsa', '-traditional', '-in', path),
      );
      expect((await pairOf(pem(key, 'pkcs8'))).publicKey).toBe(command('openssl', 'pkey', '-pubout', '-in', path));
      expect((await pairOf(pem(key, 'pkcs8'), { publicFormat: 'pkcs1' })).publicKey).toBe(
        command('openssl', 'rsa', '-RSAPublicKey_out', '-in', path),
      );
    }
  });

  test('writes an OpenSSH key with a comment that ssh-keygen reads', async () => {
    for (const key of generated) {
      const pair = await pairOf(pem(key, 'pkcs8'), { privateFormat: 'openssh', publicFormat: 'openssh', comment: 'test@example' });
      expect(pair.privateKey).toMatch(/^-----BEGIN OPENSSH PRIVATE KEY-----\n(?:.{70}\n)+.{1,70}\n-----END OPENSSH PRIVATE KEY-----\n$/);
      const path = fileOf(pair.privateKey ?? '');
      expect(command('ssh-keygen', '-y', '-f', path)).toBe(pair.publicKey);
      expect(pair.publicKey).toMatch(/ test@example\n$/);
      expect(command('ssh-keygen', '-l', '-f', path)).toBe(`${pair.modulusBits} ${pair.ssh} test@example (RSA)\n`);
      expect(command('ssh-keygen', '-l', '-E', 'md5', '-f', path)).toBe(`${pair.modulusBits} ${pair.sshMd5} test@example (RSA)\n`);
    }
  });

  test('writes no trailing blank after an OpenSSH public key without a comment', async () => {
    expect((await pairOf(sampleKey, { publicFormat: 'openssh' })).publicKey).toMatch(/^ssh-rsa [\w+/]+=*\n$/);
  });

  test('generates a new check number for each OpenSSH key', async () => {
    const options: Options = { privateFormat: 'openssh' };
    expect(await privateKeyOf(sampleKey, options)).not.toBe(await privateKeyOf(sampleKey, options));
  });

  test('keeps the comment on one line', async () => {
    const { publicKey } = await pairOf(sampleKey, { publicFormat: 'openssh', comment: ' a\r\nPrivate-MAC: b\u0000 ' });
    expect(publicKey).toMatch(/ a Private-MAC: b\n$/);
  });

  test('encrypts PKCS #8 so that OpenSSL and ssh-keygen can decrypt it with the passphrase', async () => {
    const passphrase = 'hunter2 – Grüße';
    const encrypted = fileOf(await privateKeyOf(pem(anyKey, 'pkcs8'), { passphrase }));
    expect(command('openssl', 'pkey', '-in', encrypted, '-passin', `pass:${passphrase}`)).toBe(pem(anyKey, 'pkcs8'));
    expect(() => command('openssl', 'pkey', '-in', encrypted, '-passin', 'pass:hunter3')).toThrow('openssl');
    const { publicKey } = await pairOf(pem(anyKey, 'pkcs8'), { publicFormat: 'openssh' });
    expect(command('ssh-keygen', '-y', '-f', encrypted, '-P', passphrase)).toBe(publicKey);
  });

  test('writes its encryption parameters', async () => {
    const encrypted = await privateKeyOf(sampleKey, { passphrase: 'a' });
    expect(encrypted).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----\n[A-Za-z0-9+/=\n]+-----END ENCRYPTED PRIVATE KEY-----\n$/);
    const shown = command('openssl', 'asn1parse', '-in', fileOf(encrypted));
    for (const each of ['PBES2', 'PBKDF2', 'INTEGER           :0927C0', 'hmacWithSHA256', 'aes-256-cbc']) expect(shown).toContain(each);
    expect(shown.match(/l= {2}16 prim: OCTET STRING/g)).toHaveLength(2); // salt and IV
  });

  test('omits only the encrypted key if there is no crypto.subtle', async () => {
    vi.stubGlobal('crypto', {});
    const pair = await pairOf(sampleKey, { passphrase: 'a' }, plainHttp);
    expect(pair).toMatchObject({ privateKey: null, modulusBits: 2048 });
    expect(pair.publicKey).toContain('PUBLIC KEY');
    for (const privateFormat of privateKeyFormats) expect(await privateKeyOf(sampleKey, { privateFormat }, plainHttp)).not.toBe('');
  });

  test('writes a JWK that the platform reads, with only the members of RFC 7518', async () => {
    const pair = await pairOf(JSON.stringify({ ...JSON.parse(rfc7515), kid: 'dropped' }), { privateFormat: 'jwk', publicFormat: 'jwk' });
    expect(pair.privateKey).toBe(`${JSON.stringify(JSON.parse(rfc7515), null, 2)}\n`);
    expect(Object.keys(JSON.parse(pair.publicKey))).toEqual(['kty', 'n', 'e']);
    const platform = createPublicKey({ key: JSON.parse(pair.publicKey), format: 'jwk' });
    expect(platform.export({ type: 'spki', format: 'pem' })).toBe((await pairOf(rfc7515)).publicKey);
  });

  // Created from the key of RFC 7517, appendix C.1, by `puttygen key.pem -O private -C test@example -o key.ppk` (PuTTY 0.78).
  test('writes the same PuTTY file as puttygen', async () => {
    const file = await privateKeyOf(sampleKey, { privateFormat: 'putty', comment: 'test@example' });
    const lines = file.split('\n');
    expect(lines.slice(0, 4)).toEqual(['PuTTY-User-Key-File-3: ssh-rsa', 'Encryption: none', 'Comment: test@example', 'Public-Lines: 6']);
    expect(lines[10]).toBe('Private-Lines: 14');
    expect(lines.slice(25)).toEqual(['Private-MAC: 84ae10928d1fe7b60e8d0d06c77925d40e9bb97b881485f6d0c0374734ca9a55', '']);
  });

  test('reads the output of ssh-keygen and openssl', async () => {
    const path = newPath();
    command('ssh-keygen', '-q', '-t', 'rsa', '-b', '1024', '-N', '', '-C', 'made', '-f', path);
    const made = command('cat', path);
    const fromOpenssh = await pairOf(made, { publicFormat: 'openssh', comment: 'made' });
    expect(fromOpenssh.publicKey).toBe(command('cat', `${path}.pub`));
    command('ssh-keygen', '-q', '-p', '-m', 'PEM', '-N', '', '-f', path);
    expect(await privateKeyOf(command('cat', path))).toBe(fromOpenssh.privateKey);
    expect(await privateKeyOf(command('openssl', 'genrsa', '-traditional', '1024'))).toContain('BEGIN PRIVATE KEY');
    expect(await privateKeyOf(command('openssl', 'genpkey', '-quiet', '-algorithm', 'RSA-PSS'))).toContain('BEGIN PRIVATE KEY');
  });

  test('reports the field of a rejected key', async () => {
    expect(await run('hello')).toEqual(fail('notAPrivateKey', { field: 'existingKey' }));
  });

  test('returns nothing without a key', async () => {
    expect(await run(' \n')).toEqual(ok(null));
  });

  test('keeps the key through any formats', async () => {
    const readable = privateKeyFormats.filter((format) => format !== 'putty');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...generated), fc.array(fc.constantFrom(...readable), { maxLength: 6 }), async (key, formats) => {
        let written = pem(key, 'pkcs8');
        for (const privateFormat of formats) written = await privateKeyOf(written, { privateFormat, comment: 'any' });
        expect(await privateKeyOf(written)).toBe(pem(key, 'pkcs8'));
      }),
      { numRuns: runs(40) },
    );
  });
});
