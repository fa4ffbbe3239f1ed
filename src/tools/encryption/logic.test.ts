import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '#core/result.ts';
import { decrypt, encrypt, refusal, run } from './try-conversion.ts';

// Its warnings about old ways to derive a key are not shown.
const openssl = (input: string, ...parameters: string[]): Buffer =>
  execFileSync('openssl', parameters, { input, stdio: ['pipe', 'pipe', 'ignore'] });

const GRUESSE = 'Grüße 🌍\n';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('convert gives nothing without a passphrase or a text', async () => {
  expect(await run({ input: 'a' }, {})).toEqual(ok(null));
  expect(await run({ passphrase: 'a' }, {})).toEqual(ok(null));
});

test('convert on plain http says that a JWE needs https, and does all else without', async () => {
  const jwe = await encrypt({ input: 'a', passphrase: 'b' }, { iterations: 1 });
  const container = openssl(GRUESSE, 'enc', '-e', '-aes-256-cbc', '-pbkdf2', '-iter', '1000', '-a', '-pass', 'pass:b').toString();
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(await run({ input: 'a', passphrase: 'b' }, {})).toEqual(ok({ kind: 'needsHttps' }));
  expect(await refusal({ input: jwe, passphrase: 'b' }, {})).toEqual(ok({ kind: 'needsHttps' }));
  expect(await decrypt({ input: container, passphrase: 'b' }, { method: 'opensslPbkdf2', iterations: 1000 })).toBe(GRUESSE);
  for (const method of ['opensslLegacy', 'tripleDes', 'rabbit', 'rc4'] as const) {
    expect(await decrypt({ input: await encrypt({ input: GRUESSE, passphrase: 'b' }, { method }), passphrase: 'b' }, { method })).toBe(
      GRUESSE,
    );
  }
  expect(await encrypt({ input: 'a', key: '00'.repeat(32) }, { method: 'chaCha20Poly1305' })).not.toBe('');
});
