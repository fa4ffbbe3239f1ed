import { declareTool } from '#core/declaration.ts';
import { choice, flag, secret, text, integer } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { byteEncodings } from '#domains/encoded-bytes/encoded-bytes.ts';
import { keyMethods, methods, oldMethods, opensslMethods, passphraseMethods } from './methods.ts';

/** 600,000 iterations for a passphrase take a third of a second, and Triple DES takes up to six seconds for 5 MB of text. */
const conversion = {
  takes: [
    'input',
    'passphrase',
    'key',
    'iv',
    'additionalData',
    'method',
    'iterations',
    'keyDigest',
    'keyEncoding',
    'ivInCipherText',
    'plainTextAs',
    'cipherTextAs',
  ],
  optional: ['iterations'],
  requires: { input: {}, passphrase: { method: passphraseMethods }, key: { method: keyMethods } },
  thread: 'worker',
  debounceMs: 300,
} as const;

export const declaration = declareTool({
  inputs: {
    input: secret({ share: 'never', sample: 'The quick brown fox jumps over the lazy dog' }),
    passphrase: secret({ singleLine: true, share: 'never', sample: 'correct horse battery staple' }),
    key: secret({ singleLine: true, share: 'never' }),
    iv: text({ singleLine: true }),
    additionalData: text({ singleLine: true }),
  },
  options: {
    direction: choice(['encrypt', 'decrypt'], 'encrypt'),
    method: choice(methods, 'jwe'),
    iterations: integer({ min: 1, max: 10_000_000, initial: 600_000 }),
    keyDigest: choice(['md5', 'sha256'], 'md5'),
    keyEncoding: choice(['hex', 'base64', 'text'], 'hex'),
    ivInCipherText: flag(true, { aliases: ['isIvInCipherText'] }),
    plainTextAs: choice(byteEncodings, 'text'),
    cipherTextAs: choice(['base64', 'base64url', 'hex'], 'base64'),
  },
  advancedOptions: ['cipherTextAs', 'iterations', 'keyDigest', 'ivInCipherText'],
  outputs: { result: textOutput({ file: 'encrypted.txt' }), keySize: row(), iv: row(), command: row() },
  operations: {
    encrypt: {
      ...conversion,
      gives: ['result', 'iv'],
      when: { direction: ['encrypt'] },
      inverse: 'decrypt',
      // A random IV outside the cipher text is not in any field.
      propertiesHoldWhere: { plainTextAs: /^text$/, ivInCipherText: /true/ },
    },
    decrypt: { ...conversion, gives: ['result'], when: { direction: ['decrypt'] } },
    measureKey: { takes: ['key', 'keyEncoding'], gives: ['keySize'], thread: 'main', when: { method: keyMethods } },
    writeCommand: {
      takes: ['method', 'iterations', 'keyDigest', 'cipherTextAs'],
      optional: ['iterations'],
      gives: ['command'],
      thread: 'main',
      when: { method: opensslMethods },
    },
    warnOfMethod: { takes: ['method'], gives: [], thread: 'main', when: { method: oldMethods } },
  },
});
