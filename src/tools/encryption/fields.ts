import { choice, defineInputs, defineOptions, flag, secret, text, whole } from '#core/fields.ts';
import { byteEncodings } from '#formats/encoded-bytes.ts';
import { methods } from './methods.ts';

export const inputs = defineInputs({
  input: secret({ isLinkable: false, sample: 'The quick brown fox jumps over the lazy dog' }),
  passphrase: secret({ isLinkable: false }),
  key: secret({ isLinkable: false }),
  iv: text(),
  additionalData: text(),
});

export const options = defineOptions({
  direction: choice(['encrypt', 'decrypt'], 'encrypt'),
  method: choice(methods, 'jwe'),
  iterations: whole({ min: 1, max: 10_000_000, initial: 600_000 }),
  keyDigest: choice(['md5', 'sha256'], 'md5'),
  keyEncoding: choice(['hex', 'base64', 'text'], 'hex'),
  isIvInCipherText: flag(true),
  plainTextAs: choice(byteEncodings, 'text'),
  cipherTextAs: choice(['base64', 'base64url', 'hex'], 'base64'),
});
