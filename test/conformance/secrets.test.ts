import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tools } from './tools.ts';

/** Words of labels that name a secret, or what opens a door as a secret does. */
const SECRET = /\b(?:secret|password|passphrase|mnemonic|entropy|token|jwt|key|pin)\b/i;

/** What can be a secret although no label says so: no page stores it, and no link has it without a choice of its own. */
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

describe('an input that may hold a secret is kept as one', () => {
  test.each(inputs.filter(({ name, field, label }) => field.kind === 'text' && (SECRET.test(label) || others.includes(name))))(
    '$name',
    ({ field }) => {
      expect(field).toMatchObject({ memory: 'none' });
    },
  );

  test('and no other is', () => {
    const unnamed = inputs.filter(({ field, label }) => field.kind === 'text' && field.memory === 'none' && !SECRET.test(label));
    expect(unnamed.map(({ name }) => name).toSorted()).toEqual(others);
  });
});
