import { choice, defineInputs, defineOptions, secret, text } from '#core/fields.ts';
import { privateKeyFormats, publicKeyFormats } from './key-formats.ts';
import { sampleKey } from './sample-key.ts';

export const inputs = defineInputs({
  existingKey: secret({ isLinkable: false, sample: sampleKey }),
  comment: text(),
  passphrase: secret(),
});

export const options = defineOptions({
  source: choice(['generate', 'convert'], 'generate'),
  keySize: choice(['1024', '2048', '3072', '4096', '8192'], '2048'),
  privateFormat: choice(privateKeyFormats, 'pkcs8'),
  publicFormat: choice(publicKeyFormats, 'spki'),
});
