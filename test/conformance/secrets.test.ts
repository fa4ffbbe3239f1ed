import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tools } from './tools.ts';

/** Words in labels that indicate a secret or something equally sensitive. */
const SECRET = /\b(?:secret|password|passphrase|mnemonic|entropy|token|jwt|key|pin)\b/i;

/**
 * Fields that can contain a secret although their labels do not indicate it. No page stores them, and a link contains them only on request.
 */
const others: readonly string[] = [
  'basic-auth-generator headerToDecode',
  'bcrypt compared',
  'bcrypt text',
  'encryption input',
  'hash-text text',
  'iban-validator-and-parser iban',
  'keycode-info code',
  'otp-generator code',
  'phone-parser-and-formatter number',
  'string-obfuscator text',
  'wifi-qrcode-generator anonymousIdentity',
  'wifi-qrcode-generator identity',
  'wifi-qrcode-generator ssid',
];

const labelsOf = (id: string): Readonly<Record<string, { readonly label?: string }>> =>
  (JSON.parse(readFileSync(`src/tools/${id}/messages/en.json`, 'utf8')) as { fields?: Record<string, { label?: string }> }).fields ?? {};

const inputs = tools.flatMap(({ id, inputs: declared }) => {
  const labels = labelsOf(id);
  return Object.entries(declared).map(([name, field]) => ({ name: `${id} ${name}`, field, label: labels[name]?.label ?? '' }));
});

describe('an input that may contain a secret is treated as secret', () => {
  test.each(inputs.filter(({ name, field, label }) => field.kind === 'text' && (SECRET.test(label) || others.includes(name))))(
    '$name',
    ({ field }) => {
      expect(field).toMatchObject({ persist: 'never' });
    },
  );

  test('and no other input is', () => {
    const unnamed = inputs.filter(({ field, label }) => field.kind === 'text' && field.persist === 'never' && !SECRET.test(label));
    expect(unnamed.map(({ name }) => name).toSorted()).toEqual(others);
  });
});
