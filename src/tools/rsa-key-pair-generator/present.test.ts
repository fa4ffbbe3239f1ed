import { expect, test } from 'vitest';
import { toolTexts } from '#test/support/tool-texts.ts';
import { presenters } from './present.ts';
import { main } from './main.ts';

const pair = { privateKey: 'private', publicKey: 'public', modulusBits: 2048, publicExponent: '65537', ssh: 'a', sshMd5: 'b', spki: 'c' };
const texts = { t: toolTexts('rsa-key-pair-generator', 'en'), language: 'en' };

const shown = (found: Partial<Parameters<typeof presenters.format>[0]> = {}) =>
  presenters.format({ ...pair, ...found }, { privateFormat: 'putty', publicFormat: 'jwk' }, texts);

test('both parts have standard file names, and JSON is marked as JSON', () => {
  expect(shown()).toMatchObject({
    privateKey: { text: 'private', file: 'private_key.ppk' },
    publicKey: { text: 'public', file: 'public_key.jwk.json', type: 'json' },
    modulusSize: '2048 bits',
    notices: [],
    error: undefined,
  });
});

test('a key that cannot be encrypted is omitted with an error for the passphrase', () => {
  expect(shown({ privateKey: null })).toMatchObject({ privateKey: { text: '' }, error: { code: 'needsHttps', field: 'passphrase' } });
});

test('1024 bits are reported as insecure, with and without a key', () => {
  const notices = [{ code: 'insecure' }];
  expect(shown({ modulusBits: 1024 })).toMatchObject({ notices });
  expect(main.warn({ keySize: '1024' })).toMatchObject({ value: { notices } });
  expect(main.warn({ keySize: '2048' })).toMatchObject({ value: { notices: [] } });
});
