import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fail } from '#core/result.ts';
import recorded from './logic/crypto-js.fixture.json' with { type: 'json' };
import { opensslCommand } from './openssl-command.ts';
import { context, decrypt, encrypt, tryToDecrypt, tryToEncrypt } from './try-conversion.ts';

// Suppresses warnings about old key derivations.
const openssl = (input: string, ...parameters: string[]): Buffer =>
  execFileSync('openssl', parameters, { input, stdio: ['pipe', 'pipe', 'ignore'] });

const GRUESSE = 'Grüße 🌍\n';

const passphrase = 'hunter2';

type LegacyMethod = 'opensslLegacy' | 'tripleDes' | 'rabbit' | 'rc4';

const saltOf = (container: string) => Uint8Array.from(Buffer.from(container, 'base64').subarray(8, 16));

describe('salted containers', () => {
  test.each([
    [
      'opensslPbkdf2',
      'md5',
      passphrase,
      'U2FsdGVkX1/Z9vlW1ZM9y6X0Brfs0ZImetsFT3WlYTY8lpmXSpJnpOssl3BsbKid',
      'Hello from OpenSSL',
      'OpenSSL 3.0',
    ],
    [
      'opensslLegacy',
      'md5',
      passphrase,
      'U2FsdGVkX18XWb0R9WULXakbUnIWIgcTdjoEWHaxu9YZH3i6N3un+Owo83cdbYgX',
      'Hello from OpenSSL',
      'OpenSSL 3.0 -md md5',
    ],
    [
      'opensslLegacy',
      'md5',
      'my secret key',
      'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs',
      'Lorem ipsum dolor sit amet',
      'what the older it-tools shows',
    ],
    ['rabbit', 'md5', 'correct horse', 'U2FsdGVkX1+0wcW8TsG2zHfjBM1Hhig5UOsjFw==', 'Grüße 🌍', 'crypto-js 4.2.0'],
  ] as const)('decrypts %s with %s', async (method, keyDigest, phrase, input, plain, _source) => {
    expect(await decrypt({ input, passphrase: phrase }, { method, keyDigest })).toBe(plain);
  });

  test.each([
    ['opensslPbkdf2', 'md5', ['-aes-256-cbc', '-pbkdf2', '-iter', '1234', '-md', 'sha256']],
    ['opensslLegacy', 'md5', ['-aes-256-cbc', '-md', 'md5']],
    ['opensslLegacy', 'sha256', ['-aes-256-cbc', '-md', 'sha256']],
    ['tripleDes', 'md5', ['-des-ede3-cbc', '-md', 'md5']],
  ] as const)('is compatible with openssl enc in both directions for %s with %s', async (method, keyDigest, parameters) => {
    const options = { method, keyDigest, iterations: 1234 };
    for (const plain of [GRUESSE, 'x'.repeat(16), `${'Zeile\n'.repeat(40)}`]) {
      const wrapped = openssl(plain, 'enc', '-e', ...parameters, '-a', '-pass', `pass:${passphrase}`).toString();
      expect(await decrypt({ input: wrapped, passphrase }, options)).toBe(plain);

      for (const cipherTextAs of ['base64', 'base64url', 'hex'] as const) {
        const written = await encrypt({ input: plain, passphrase }, { ...options, cipherTextAs });
        const command = opensslCommand({ ...options, cipherTextAs }) ?? '';
        const opened = execFileSync('sh', ['-c', `${command} -pass pass:${passphrase}`], {
          input: written,
          stdio: ['pipe', 'pipe', 'ignore'],
        });
        expect(opened.toString()).toBe(plain);
      }
    }
  });

  test('reads and writes the recorded containers of crypto-js', async () => {
    for (const [method, phrase, plain, container] of recorded.containers as [LegacyMethod, string, string, string][]) {
      expect(await decrypt({ input: container, passphrase: phrase }, { method })).toBe(plain);
      const written = await tryToEncrypt(
        { input: plain, passphrase: phrase },
        { method },
        { ...context, randomBytes: () => saltOf(container) },
      );
      expect(written).toMatchObject({ value: { result: container } });
    }
    expect(recorded.containers.length).toBeGreaterThanOrEqual(200);
  });

  test.each(['tripleDes', 'rabbit', 'rc4'] as const)(
    'writes the same long text as crypto-js with %s, and reports progress',
    async (method) => {
      const plain = GRUESSE.repeat(6001);
      const shares: number[] = [];
      const following = {
        ...context,
        randomBytes: () => Uint8Array.from(Buffer.from('0123456789abcdef', 'hex')),
        progress: (share: number) => void shares.push(share),
      };
      const result = await tryToEncrypt({ input: plain, passphrase }, { method }, following);
      const written = (result.ok && result.value?.result) || '';
      expect(createHash('sha256').update(Buffer.from(written, 'base64')).digest('hex')).toBe(recorded.longTextSha256[method]);
      expect(shares).toEqual(shares.toSorted((a, b) => a - b));
      expect([shares.length, shares.at(-1)]).toEqual([2, 1]);
      expect(await decrypt({ input: written, passphrase }, { method })).toBe(plain);
    },
  );

  test.each(['opensslPbkdf2', 'opensslLegacy', 'tripleDes'] as const)('refuses truncated data of %s', async (method) => {
    const options = { method, iterations: 1, cipherTextAs: 'hex' } as const;
    const written = await encrypt({ input: 'attack at dawn', passphrase }, options);
    const error = fail(method === 'opensslPbkdf2' ? 'wrongPassphraseOrIterations' : 'wrongPassphrase', { field: 'passphrase' });
    expect(await tryToDecrypt({ input: written.slice(0, -2), passphrase }, options)).toEqual(error);
    expect(await tryToDecrypt({ input: written.slice(0, 32), passphrase }, options)).toEqual(error);
  });

  test('suggests the default iterations of OpenSSL unless they were used', async () => {
    const input = await encrypt({ input: 'attack at dawn', passphrase }, { method: 'opensslPbkdf2', iterations: 10_000 });
    const codeWith = async (iterations: number) => {
      const result = await tryToDecrypt({ input: `${input.slice(0, -8)}AAAAAA==`, passphrase }, { method: 'opensslPbkdf2', iterations });
      return result.ok ? undefined : result.error.code;
    };
    expect([await codeWith(600), await codeWith(10_000)]).toEqual(['wrongPassphraseOrIterations', 'wrongPassphrase']);
  });

  test('treats invalid text as a wrong passphrase if nothing else can detect it', async () => {
    for (const method of ['rabbit', 'rc4'] as const) {
      const input = await encrypt({ input: 'attack at dawn '.repeat(20), passphrase }, { method });
      expect(await tryToDecrypt({ input, passphrase: 'x' }, { method })).toEqual(fail('wrongPassphrase', { field: 'passphrase' }));
    }
  });

  test.each([
    ['U2FsdGVkX1', 'notBase64', { field: 'input' }],
    ['U2FsdGVk', 'notSalted', { field: 'input' }],
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'notSalted', { field: 'input' }],
  ] as const)('refuses the container %s', async (input, code, details) => {
    const result = await tryToDecrypt({ input: code === 'notBase64' ? `${input}*` : input, passphrase }, { method: 'opensslPbkdf2' });
    expect(result).toEqual(fail(code, details));
  });
});
