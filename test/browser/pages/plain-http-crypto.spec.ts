import type { Locator, Page } from '@playwright/test';
import { expect, fillText, open, plainHttpTest as test, textIn } from '#test/support/fixtures.ts';

// Tests the tools for cryptography without `crypto.subtle`, in the page and in the worker. The values are the examples of their own tests.

const NEEDS_HTTPS = 'This needs https or localhost.';
const SLOW_MS = 30_000;

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true }).first();
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
/** The value of a row. */
const row = (page: Page, header: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: header, exact: true }) })
    .locator('[data-value]');
const expectText = (output: Locator, pattern: RegExp) => expect.poll(() => textIn(output), { timeout: SLOW_MS }).toMatch(pattern);

test('hash-text computes digests in a worker without crypto.subtle', async ({ page }) => {
  await open(page, '/hash-text');
  await fillText(field(page, 'Text to hash'), 'The quick brown fox jumps over the lazy dog');
  await expect(row(page, 'SHA-256')).toHaveText('d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592');
  const [worker] = page.workers();
  expect(await worker?.evaluate(() => ['getRandomValues' in crypto, 'subtle' in crypto])).toEqual([true, false]);
});

test('token-generator generates tokens', async ({ page }) => {
  await open(page, '/token-generator');
  await expectText(field(page, 'Tokens'), /^[A-Za-z0-9]{64}$/);
});

test('uuid-generator generates, names and inspects UUIDs', async ({ page }) => {
  await open(page, '/uuid-generator#version=v7&quantity=2');
  await expectText(field(page, 'UUIDs'), /^(?:[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\n?){2}$/);
  await open(page, '/uuid-generator#version=v5&namespace=dns&names=www.example.com');
  await expectText(field(page, 'UUIDs'), /^2ed6657d-e927-568b-95e1-2665a8aea6a2$/);
});

test('ulid-generator generates ULIDs', async ({ page }) => {
  await open(page, '/ulid-generator#time=1469918176385');
  await expectText(field(page, 'ULIDs'), /^01ARYZ6S41[0-9A-HJKMNP-TV-Z]{16}$/);
});

test('bcrypt hashes and compares', async ({ page }) => {
  await open(page, '/bcrypt#cost=4');
  await button(page, 'Generate hash').click();
  await expectText(field(page, 'Hash'), /^\$2b\$04\$[./A-Za-z0-9]{53}$/);
  await field(page, 'Text to compare').fill('U*U');
  await field(page, 'Hash to compare').fill('$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW');
  await expect(row(page, 'Match')).toHaveText('Yes');
});

test('hmac-generator computes HMACs', async ({ page }) => {
  await open(page, '/hmac-generator');
  await field(page, 'Message').fill('what do ya want for nothing?');
  await field(page, 'Secret key').fill('Jefe');
  await expectText(field(page, 'HMAC'), /^5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843$/);
});

test('bip39-generator generates words, a seed and a root key', async ({ page }) => {
  await open(page, '/bip39-generator');
  await expectText(field(page, 'Mnemonic'), /^(?:[a-z]+ ){11}[a-z]+$/);
  await field(page, 'Passphrase (optional)').fill('TREZOR');
  await field(page, 'Entropy').fill('9e885d952ad362caeb4efe34a8e91bd2');
  await expectText(field(page, 'Mnemonic'), /^ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic$/);
  await expectText(
    field(page, 'BIP32 root key'),
    /^xprv9s21ZrQH143K2oZ9stBYpoaZ2ktHj7jLz7iMqpgg1En8kKFTXJHsjxry1JbKH19YrDTicVwKPehFKTbmaxgVEc5TpHdS1aYhB2s9aFJBeJH$/,
  );
});

test('password-strength-analyser rates a password', async ({ page }) => {
  await open(page, '/password-strength-analyser');
  await field(page, 'Password').fill('P@ssw0rd');
  await expect(row(page, 'Strength')).toHaveText('0 of 4: very weak', { timeout: SLOW_MS });
});

test('encryption requires https for a JWE', async ({ page }) => {
  await open(page, '/encryption');
  await fillText(field(page, 'Input text'), 'attack at dawn');
  await field(page, 'Passphrase').fill('hunter2');
  await expect(page.getByRole('alert').filter({ hasText: NEEDS_HTTPS })).toBeVisible();
});

for (const [method, cipherText] of [
  ['opensslPbkdf2', 'U2FsdGVkX1/Z9vlW1ZM9y6X0Brfs0ZImetsFT3WlYTY8lpmXSpJnpOssl3BsbKid'],
  ['opensslLegacy', 'U2FsdGVkX18XWb0R9WULXakbUnIWIgcTdjoEWHaxu9YZH3i6N3un+Owo83cdbYgX'],
] as const) {
  test(`encryption decrypts with ${method}`, async ({ page }) => {
    await open(page, `/encryption#direction=decrypt&method=${method}`);
    await fillText(field(page, 'Input text'), cipherText);
    await field(page, 'Passphrase').fill('hunter2');
    await expectText(field(page, 'Result'), /^Hello from OpenSSL$/);
  });
}

for (const method of ['tripleDes', 'rabbit', 'rc4']) {
  test(`encryption encrypts with ${method}`, async ({ page }) => {
    await open(page, `/encryption#method=${method}`);
    await fillText(field(page, 'Input text'), 'attack at dawn');
    await field(page, 'Passphrase').fill('hunter2');
    await expectText(field(page, 'Result'), /^U2FsdGVkX1/);
  });
}

for (const method of ['aesGcm', 'aesCbc', 'aesCtr', 'chaCha20Poly1305', 'xChaCha20Poly1305']) {
  test(`encryption encrypts with ${method}`, async ({ page }) => {
    await open(page, `/encryption#method=${method}&cipherTextAs=hex`);
    await fillText(field(page, 'Input text'), 'attack at dawn');
    await field(page, 'Key').fill('00'.repeat(32));
    await expectText(field(page, 'Result'), /^[\da-f]{60,}$/);
  });
}

test('rsa-key-pair-generator converts keys, but requires https for a new key and an encrypted one', async ({ page }) => {
  await open(page, '/rsa-key-pair-generator');
  await button(page, 'Generate key pair').click();
  const alerts = page.getByRole('alert').filter({ hasText: NEEDS_HTTPS });
  await expect(alerts).toBeVisible();

  await page.getByRole('radio', { name: 'Convert an existing key', exact: true }).click();
  await page.getByRole('button', { name: /Sample/ }).click();
  await expect(row(page, 'Modulus size')).toHaveText('2048 bits');
  await button(page, 'Reveal Private key').click();
  for (const [format, start] of [
    ['PKCS#1 PEM', /^-----BEGIN RSA PRIVATE KEY-----/],
    ['OpenSSH', /^-----BEGIN OPENSSH PRIVATE KEY-----/],
    ['PuTTY', /^PuTTY-User-Key-File-3: ssh-rsa/],
    ['JWK', /^\{\s+"kty": "RSA"/],
    ['PKCS#8 PEM', /^-----BEGIN PRIVATE KEY-----/],
  ] as const) {
    await page.getByRole('radiogroup', { name: 'Private key format' }).getByRole('radio', { name: format, exact: true }).click();
    await expectText(field(page, 'Private key'), start);
  }
  await expect(alerts).toHaveCount(0);
  await field(page, 'Passphrase').fill('hunter2');
  await expect(alerts).toBeVisible();
});

test('pdf-signature-checker shows the signer, but requires https for verification', async ({ page }) => {
  await open(page, '/pdf-signature-checker');
  await button(page, 'Sample').click();
  await expect(row(page, 'Result')).toHaveText(`Not checked: ${NEEDS_HTTPS}`);
  await expect(row(page, 'Signer')).toHaveText(/^CN=/);
});
