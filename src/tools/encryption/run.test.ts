import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { fail, ok } from '#core/result.ts';
import { declaration } from './declare.ts';
import { run } from './run.ts';
import { context, decrypt, encrypt, tryToDecrypt, tryToEncrypt } from './try-conversion.ts';

// Suppresses warnings about old key derivations.
const openssl = (input: string, ...parameters: string[]): Buffer =>
  execFileSync('openssl', parameters, { input, stdio: ['pipe', 'pipe', 'ignore'] });

const GRUESSE = 'Grüße 🌍\n';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([[tryToEncrypt], [tryToDecrypt]])('returns nothing without a passphrase, a key or a text', async (convert) => {
  expect(await convert({ input: 'YQ==' }, {})).toEqual(ok(null));
  expect(await convert({ passphrase: 'a' }, {})).toEqual(ok(null));
  expect(await convert({ input: 'YQ==', passphrase: 'a' }, { method: 'aesGcm' })).toEqual(ok(null));
});

test('validates the text before a passphrase or key is entered', async () => {
  expect(await tryToDecrypt({ input: '*' }, { method: 'aesGcm' })).toMatchObject({ ok: false, error: { field: 'input' } });
  expect(await tryToEncrypt({ input: 'xy' }, { plainTextAs: 'hex' })).toMatchObject({ ok: false, error: { field: 'input' } });
});

test('requires the number of iterations only if the method uses it', async () => {
  const given = { input: 'YQ==', passphrase: 'b', iterations: undefined };
  for (const method of ['jwe', 'opensslPbkdf2'] as const) expect(await tryToEncrypt(given, { method })).toEqual(ok(null));
  expect(await tryToDecrypt(given, { method: 'opensslPbkdf2' })).toEqual(ok(null));
  const written = await encrypt({ input: 'a', passphrase: 'b' }, { iterations: 1 });
  expect(await decrypt({ ...given, input: written }, {})).toBe('a');
  expect(await decrypt({ ...given, input: await encrypt(given, { method: 'rc4' }) }, { method: 'rc4' })).toBe('YQ==');
});

test('ignores additional data if the method does not use it', async () => {
  const key = '00'.repeat(32);
  expect(await encrypt({ input: 'a', key, iv: '00'.repeat(16), additionalData: 'x' }, { method: 'aesCbc' })).not.toBe('');
});

test.each([
  ['', 'hex', ok(null)],
  ['00'.repeat(16), 'hex', ok(128)],
  ['é', 'text', ok(16)],
  ['0z', 'hex', fail('notAHexadecimalDigit', { field: 'key', at: 1, values: { character: 'z' } })],
] as const)('for the key %j as %s the size is %j', (key, keyEncoding, size) => {
  expect(run.measureKey({ key, keyEncoding })).toEqual(size);
});

test('returns no command for a method that OpenSSL lacks, or without a number of iterations', () => {
  const given = { method: 'opensslPbkdf2', iterations: undefined, keyDigest: 'md5', cipherTextAs: 'hex' } as const;
  expect(run.writeCommand(given)).toEqual(ok(null));
  expect(run.writeCommand({ ...given, method: 'jwe' })).toEqual(ok(null));
});

test('warns about methods that should only be used for existing data', () => {
  const { when } = declaration.operations.warnOfMethod;
  expect(when.method).toEqual(['opensslLegacy', 'tripleDes', 'rabbit', 'rc4']);
  expect(run.warnOfMethod()).toEqual(ok({ notices: [{ code: 'oldFormat' }] }));
});

test('requires https only for a JWE', async () => {
  const jwe = await encrypt({ input: 'a', passphrase: 'b' }, { iterations: 1 });
  const container = openssl(GRUESSE, 'enc', '-e', '-aes-256-cbc', '-pbkdf2', '-iter', '1000', '-a', '-pass', 'pass:b').toString();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const plainHttp = { ...context, subtle: undefined };
  const needsHttps = fail('needsHttps', { field: 'method' });
  expect(await tryToEncrypt({ input: 'a', passphrase: 'b' }, {}, plainHttp)).toEqual(needsHttps);
  expect(await tryToDecrypt({ input: jwe, passphrase: 'b' }, {}, plainHttp)).toEqual(needsHttps);
  const opened = await tryToDecrypt({ input: container, passphrase: 'b' }, { method: 'opensslPbkdf2', iterations: 1000 }, plainHttp);
  expect(opened).toEqual(ok(GRUESSE));
  for (const method of ['opensslLegacy', 'tripleDes', 'rabbit', 'rc4'] as const) {
    expect(await decrypt({ input: await encrypt({ input: GRUESSE, passphrase: 'b' }, { method }), passphrase: 'b' }, { method })).toBe(
      GRUESSE,
    );
  }
  expect(await encrypt({ input: 'a', key: '00'.repeat(32) }, { method: 'chaCha20Poly1305' })).not.toBe('');
});
