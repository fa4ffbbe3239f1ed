import { declareTool } from '#core/declaration.ts';
import { choice, secret, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { privateKeyFormats, publicKeyFormats } from './key-formats.ts';
import { sampleKey } from './sample-key.ts';

const layout = ['comment', 'passphrase', 'privateFormat', 'publicFormat'] as const;

const formatting = {
  presentsWith: ['privateFormat', 'publicFormat'],
  gives: ['privateKey', 'publicKey', 'modulusSize', 'publicExponent', 'sshFingerprint', 'sshFingerprintMd5', 'spkiFingerprint'],
  thread: 'worker',
} as const;

export const declaration = declareTool({
  inputs: {
    existingKey: secret({ share: 'never', sample: sampleKey }),
    comment: text({ singleLine: true }),
    passphrase: secret({ singleLine: true }),
  },
  options: {
    source: choice(['generate', 'convert'], 'generate'),
    keySize: choice(['1024', '2048', '3072', '4096', '8192'], '2048'),
    privateFormat: choice(privateKeyFormats, 'pkcs8'),
    publicFormat: choice(publicKeyFormats, 'spki'),
  },
  uiInputs: { newKey: text() },
  outputs: {
    privateKey: textOutput({ isSecret: true, file: 'private_key.pem' }),
    publicKey: textOutput({ file: 'public_key.pem' }),
    modulusSize: row(),
    publicExponent: row(),
    sshFingerprint: row(),
    sshFingerprintMd5: row(),
    spkiFingerprint: row(),
  },
  operations: {
    format: { takes: ['existingKey', ...layout], ...formatting, when: { source: ['convert'] } },
    // A separate operation, so that changing the format does not regenerate the key.
    formatNew: { takes: [...layout, 'newKey'], ...formatting, when: { source: ['generate'] }, uiOnly: true },
    generate: {
      takes: ['keySize'],
      gives: [],
      thread: 'worker',
      trigger: 'submit',
      writesTo: 'newKey',
      failsBesideOutputs: true,
      uiOnly: true,
    },
    warn: { takes: ['keySize'], gives: [], thread: 'main', uiOnly: true },
  },
});
