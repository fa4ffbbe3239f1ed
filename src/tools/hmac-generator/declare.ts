import { declareTool } from '#core/declaration.ts';
import { choice, secret, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { digestEncodings } from '#domains/digests/digest-encoding.ts';
import { byteEncodings } from '#domains/encoded-bytes/encoded-bytes.ts';
import { hashFunctions } from './hash-functions.ts';

export const declaration = declareTool({
  inputs: {
    message: text({ sample: 'what do ya want for nothing?' }),
    key: secret({ singleLine: true, share: 'never', sample: 'Jefe' }),
    expected: text({ singleLine: true, example: 'sha256=b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad' }),
  },
  options: {
    messageEncoding: choice(byteEncodings, 'text'),
    keyEncoding: choice(byteEncodings, 'text'),
    hashFunction: choice(hashFunctions, 'SHA-256'),
    outputEncoding: choice(digestEncodings, 'hexLower'),
  },
  outputs: { hmac: textOutput(), keySize: row(), matches: row() },
  operations: {
    authenticate: {
      takes: ['message', 'key', 'messageEncoding', 'keyEncoding', 'hashFunction'],
      presentsWith: ['outputEncoding', 'expected'],
      requires: { message: {} },
      gives: ['hmac', 'matches'],
      thread: 'worker',
      perLine: true,
    },
    measureKey: { takes: ['key', 'keyEncoding'], gives: ['keySize'], thread: 'main' },
  },
});
