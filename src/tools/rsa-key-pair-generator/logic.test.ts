import { spawnSync } from 'node:child_process';
import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { RunContext } from '#core/operation.ts';
import { fail, ok } from '#core/result.ts';
import type { KeyErrorCode } from './key-error.ts';
import { type PrivateKeyFormat, privateKeyFormats, type PublicKeyFormat } from './key-formats.ts';
import { type FormattedKeyPair, formatKeyPair, generateKey } from './logic.ts';
import { sampleKey } from './sample-key.ts';

const context: RunContext = {
  signal: new AbortController().signal,
  now: () => new Date(0),
  randomBytes: (count) => Uint8Array.from(randomBytes(count)),
  progress: () => undefined,
};

interface Wish {
  readonly comment?: string;
  readonly passphrase?: string;
  readonly privateFormat?: PrivateKeyFormat;
  readonly publicFormat?: PublicKeyFormat;
}

const run = (existingKey: string, { comment = '', passphrase = '', privateFormat = 'pkcs8', publicFormat = 'spki' }: Wish = {}) =>
  formatKeyPair({ existingKey, comment, passphrase }, { privateFormat, publicFormat }, context);

async function pairOf(existingKey: string, wish?: Wish): Promise<FormattedKeyPair> {
  const result = await run(existingKey, wish);
  if (!result.ok || !result.value) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result.value;
}

const privateKeyOf = async (existingKey: string, wish?: Wish): Promise<string> => (await pairOf(existingKey, wish)).privateKey ?? '';

const folder = mkdtempSync(join(tmpdir(), 'rsa-'));
// Other programs, 600,000 rounds and new keys take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllGlobals());

let files = 0;
/** A file that only its owner can read: ssh-keygen refuses others. */
function fileOf(content: string): string {
  const path = join(folder, `key-${files++}`);
  writeFileSync(path, content);
  chmodSync(path, 0o600);
  return path;
}

/** A program that is not ours must be there: where it is not, the test fails. */
function command(name: string, ...parameters: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(name, parameters, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`${name} ${parameters.join(' ')}: ${stderr}`);
  return stdout;
}

const pem = (key: KeyObject, type: 'pkcs1' | 'pkcs8'): string => key.export({ type, format: 'pem' }).toString();
const generated = [1024, 2048, 3072].map((modulusLength) => generateKeyPairSync('rsa', { modulusLength }).privateKey);
const [smallKey, anyKey] = [generated[0]!, generated[1]!];

/** The private JSON Web Key of RFC 7515, appendix A.2.1. */
const rfc7515 = JSON.stringify({
  kty: 'RSA',
  n: 'ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ',
  e: 'AQAB',
  d: 'Eq5xpGnNCivDflJsRQBXHx1hdR1k6Ulwe2JZD50LpXyWPEAeP88vLNO97IjlA7_GQ5sLKMgvfTeXZx9SE-7YwVol2NXOoAJe46sui395IW_GO-pWJ1O0BkTGoVEn2bKVRUCgu-GjBVaYLU6f3l9kJfFNS3E0QbVdxzubSu3Mkqzjkn439X0M_V51gfpRLI9JYanrC4D4qAdGcopV_0ZHHzQlBjudU2QvXt4ehNYTCBr6XCLQUShb1juUO1ZdiYoFaFQT5Tw8bGUl_x_jTj3ccPDVZFD9pIuhLhBOneufuBiB4cS98l2SR_RQyGWSeWjnczT0QU91p1DhOVRuOopznQ',
  p: '4BzEEOtIpmVdVEZNCqS7baC4crd0pqnRH_5IB3jw3bcxGn6QLvnEtfdUdiYrqBdss1l58BQ3KhooKeQTa9AB0Hw_Py5PJdTJNPY8cQn7ouZ2KKDcmnPGBY5t7yLc1QlQ5xHdwW1VhvKn-nXqhJTBgIPgtldC-KDV5z-y2XDwGUc',
  q: 'uQPEfgmVtjL0Uyyx88GZFF1fOunH3-7cepKmtH4pxhtCoHqpWmT8YAmZxaewHgHAjLYsp1ZSe7zFYHj7C6ul7TjeLQeZD_YwD66t62wDmpe_HlB-TnBA-njbglfIsRLtXlnDzQkv5dTltRJ11BKBBypeeF6689rjcJIDEz9RWdc',
  dp: 'BwKfV3Akq5_MFZDFZCnW-wzl-CCo83WoZvnLQwCTeDv8uzluRSnm71I3QCLdhrqE2e9YkxvuxdBfpT_PI7Yz-FOKnu1R6HsJeDCjn12Sk3vmAktV2zb34MCdy7cpdTh_YVr7tss2u6vneTwrA86rZtu5Mbr1C1XsmvkxHQAdYo0',
  dq: 'h_96-mK1R_7glhsum81dZxjTnYynPbZpHziZjeeHcXYsXaaMwkOlODsWa7I9xXDoRwbKgB719rrmI2oKr6N3Do9U0ajaHF-NKJnwgjMd2w9cjz3_-kyNlxAr2v4IKhGNpmM5iIgOS1VZnOZ68m6_pbLBSp3nssTdlqvd0tIiTHU',
  qi: 'IYd7DHOhrWvxkwPQsRM2tOgrjbcrfvtQJipd-DlcxyVuuM9sQLdgjVk2oy26F0EmpScGLq2MowX7fhd_QJQ3ydy5cY7YIBi87w93IKLEdfnbJtoOPLUW0ITrJReOgo1cq9SbsxYawBgfp_gh6A5603k2-ZQwVK0JKSHuLFkuQ3U',
});

const encryptedBy = (...parameters: readonly string[]): string =>
  command('openssl', ...parameters, '-in', fileOf(pem(smallKey, 'pkcs8')), '-passout', 'pass:a');
const changed = (member: string, value: unknown): string => JSON.stringify({ ...JSON.parse(rfc7515), [member]: value });
const otherKey = (): string => {
  const path = join(folder, `other-${files++}`);
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

describe('generateKey', () => {
  test.each([1024, 2048])('makes a key of %i bits that OpenSSL finds in order', async (bits) => {
    const result = await generateKey({}, { bits });
    const key = result.ok ? (result.value ?? '') : '';
    expect(key).toMatch(/^-----BEGIN PRIVATE KEY-----\n(?:.{64}\n)+.{1,64}\n-----END PRIVATE KEY-----\n$/);
    expect(command('openssl', 'pkey', '-check', '-noout', '-in', fileOf(key))).toContain('Key is valid');
    expect(await pairOf(key)).toMatchObject({ modulusBits: bits, publicExponent: '65537', privateKey: key });
  });

  test('says that it needs https where the platform has no crypto.subtle', async () => {
    vi.stubGlobal('crypto', {});
    expect(await generateKey({}, { bits: 2048 })).toEqual(ok(null));
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

  test('writes PKCS #8, PKCS #1 and both public forms byte for byte as OpenSSL does', async () => {
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

  test('writes an OpenSSH key that ssh-keygen reads, with its comment', async () => {
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

  test('writes no blank behind an OpenSSH public key without a comment', async () => {
    expect((await pairOf(sampleKey, { publicFormat: 'openssh' })).publicKey).toMatch(/^ssh-rsa [\w+/]+=*\n$/);
  });

  test('draws the check number of an OpenSSH key anew', async () => {
    const wish: Wish = { privateFormat: 'openssh' };
    expect(await privateKeyOf(sampleKey, wish)).not.toBe(await privateKeyOf(sampleKey, wish));
  });

  test('keeps the comment on one line', async () => {
    const { publicKey } = await pairOf(sampleKey, { publicFormat: 'openssh', comment: ' a\r\nPrivate-MAC: b\u0000 ' });
    expect(publicKey).toMatch(/ a Private-MAC: b\n$/);
  });

  test('encrypts PKCS #8 so that OpenSSL and ssh-keygen open it with the passphrase alone', async () => {
    const passphrase = 'hunter2 – Grüße';
    const encrypted = fileOf(await privateKeyOf(pem(anyKey, 'pkcs8'), { passphrase }));
    expect(command('openssl', 'pkey', '-in', encrypted, '-passin', `pass:${passphrase}`)).toBe(pem(anyKey, 'pkcs8'));
    expect(() => command('openssl', 'pkey', '-in', encrypted, '-passin', 'pass:hunter3')).toThrow('openssl');
    const { publicKey } = await pairOf(pem(anyKey, 'pkcs8'), { publicFormat: 'openssh' });
    expect(command('ssh-keygen', '-y', '-f', encrypted, '-P', passphrase)).toBe(publicKey);
  });

  test('says with which parameters it encrypts', async () => {
    const encrypted = await privateKeyOf(sampleKey, { passphrase: 'a' });
    expect(encrypted).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----\n[A-Za-z0-9+/=\n]+-----END ENCRYPTED PRIVATE KEY-----\n$/);
    const shown = command('openssl', 'asn1parse', '-in', fileOf(encrypted));
    for (const each of ['PBES2', 'PBKDF2', 'INTEGER           :0927C0', 'hmacWithSHA256', 'aes-256-cbc']) expect(shown).toContain(each);
    expect(shown.match(/l= {2}16 prim: OCTET STRING/g)).toHaveLength(2); // salt and IV
  });

  test('leaves only the encrypted key out where there is no crypto.subtle', async () => {
    vi.stubGlobal('crypto', {});
    const pair = await pairOf(sampleKey, { passphrase: 'a' });
    expect(pair).toMatchObject({ privateKey: null, modulusBits: 2048 });
    expect(pair.publicKey).toContain('PUBLIC KEY');
    for (const privateFormat of privateKeyFormats) expect(await privateKeyOf(sampleKey, { privateFormat })).not.toBe('');
  });

  test('writes a JWK that the platform reads, with the members of RFC 7518 alone', async () => {
    const pair = await pairOf(JSON.stringify({ ...JSON.parse(rfc7515), kid: 'dropped' }), { privateFormat: 'jwk', publicFormat: 'jwk' });
    expect(pair.privateKey).toBe(`${JSON.stringify(JSON.parse(rfc7515), null, 2)}\n`);
    expect(Object.keys(JSON.parse(pair.publicKey))).toEqual(['kty', 'n', 'e']);
    const platform = createPublicKey({ key: JSON.parse(pair.publicKey), format: 'jwk' });
    expect(platform.export({ type: 'spki', format: 'pem' })).toBe((await pairOf(rfc7515)).publicKey);
  });

  // Made from the key of RFC 7517, appendix C.1, by `puttygen key.pem -O private -C test@example -o key.ppk` (PuTTY 0.78).
  test('writes the PuTTY file that puttygen writes', async () => {
    const file = await privateKeyOf(sampleKey, { privateFormat: 'putty', comment: 'test@example' });
    const lines = file.split('\n');
    expect(lines.slice(0, 4)).toEqual(['PuTTY-User-Key-File-3: ssh-rsa', 'Encryption: none', 'Comment: test@example', 'Public-Lines: 6']);
    expect(lines[10]).toBe('Private-Lines: 14');
    expect(lines.slice(25)).toEqual(['Private-MAC: 84ae10928d1fe7b60e8d0d06c77925d40e9bb97b881485f6d0c0374734ca9a55', '']);
  });

  test('reads what ssh-keygen and openssl write', async () => {
    const path = join(folder, 'made');
    command('ssh-keygen', '-q', '-t', 'rsa', '-b', '1024', '-N', '', '-C', 'made', '-f', path);
    const made = command('cat', path);
    const fromOpenssh = await pairOf(made, { publicFormat: 'openssh', comment: 'made' });
    expect(fromOpenssh.publicKey).toBe(command('cat', `${path}.pub`));
    command('ssh-keygen', '-q', '-p', '-m', 'PEM', '-N', '', '-f', path);
    expect(await privateKeyOf(command('cat', path))).toBe(fromOpenssh.privateKey);
    expect(await privateKeyOf(command('openssl', 'genrsa', '-traditional', '1024'))).toContain('BEGIN PRIVATE KEY');
    expect(await privateKeyOf(command('openssl', 'genpkey', '-quiet', '-algorithm', 'RSA-PSS'))).toContain('BEGIN PRIVATE KEY');
  });

  test('reads a key amid other text, between certificates and with the line ends of Windows', async () => {
    const text = `Bag Attributes\n-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n${pem(smallKey, 'pkcs8')}`;
    expect(await privateKeyOf(text.replaceAll('\n', '\r\n'))).toBe(pem(smallKey, 'pkcs8'));
  });

  test.each(refusals)('refuses %s', async (_what, key, code) => {
    expect(await run(key())).toEqual(fail(code, { field: 'existingKey' }));
  });

  test('gives nothing while there is no key', async () => {
    expect(await run(' \n')).toEqual(ok(null));
  });

  test('keeps the key whatever formats it goes through', async () => {
    const readable = privateKeyFormats.filter((format) => format !== 'putty');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...generated), fc.array(fc.constantFrom(...readable), { maxLength: 6 }), async (key, formats) => {
        let written = pem(key, 'pkcs8');
        for (const privateFormat of formats) written = await privateKeyOf(written, { privateFormat, comment: 'any' });
        expect(await privateKeyOf(written)).toBe(pem(key, 'pkcs8'));
      }),
      { numRuns: 40 },
    );
  });

  test('never takes a key in which one byte has changed for whole, nor throws', async () => {
    const whole = createPrivateKey(pem(smallKey, 'pkcs8')).export({ type: 'pkcs8', format: 'der' });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (index, change) => {
        const bytes = Buffer.from(whole);
        bytes[index]! ^= change;
        const result = await run(`-----BEGIN PRIVATE KEY-----\n${bytes.toString('base64')}\n-----END PRIVATE KEY-----`);
        // The version and the parameters beside the key say nothing about it.
        const verdict = result.ok ? result.value?.privateKey : result.error.code;
        expect([pem(smallKey, 'pkcs8'), 'damaged', 'notRsa']).toContain(verdict);
      }),
      { numRuns: 200 },
    );
  });
});
