import { choice, defineInputs, defineOptions, secret, text } from '#core/fields.ts';
import { digestEncodings } from '#formats/digest-encoding.ts';
import { byteEncodings } from '#formats/encoded-bytes.ts';
import { hashFunctions } from './hash-functions.ts';

export const inputs = defineInputs({
  message: text({ sample: 'what do ya want for nothing?' }),
  key: secret({ isLinkable: false, sample: 'Jefe' }),
  expected: text(),
});

export const options = defineOptions({
  messageEncoding: choice(byteEncodings, 'text'),
  keyEncoding: choice(byteEncodings, 'text'),
  hashFunction: choice(hashFunctions, 'SHA-256'),
  outputEncoding: choice(digestEncodings, 'hexLower'),
});
