import { declareTool } from '#core/declaration.ts';
import { choice, secret, text } from '#core/fields.ts';
import { row, textOutput } from '#core/outputs.ts';
import { privateKeyFormats, publicKeyFormats } from './key-formats.ts';
import { sampleKey } from './sample-key.ts';

export const declaration = declareTool({
  inputs: {
    existingKey: secret({ link: 'never', sample: sampleKey }),
    comment: text(),
    passphrase: secret(),
  },
  options: {
    source: choice(['generate', 'convert'], 'generate'),
    keySize: choice(['1024', '2048', '3072', '4096', '8192'], '2048'),
    privateFormat: choice(privateKeyFormats, 'pkcs8'),
    publicFormat: choice(publicKeyFormats, 'spki'),
  },
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
    format: {
      takes: ['existingKey', 'comment', 'passphrase', 'privateFormat', 'publicFormat'],
      says: ['privateFormat', 'publicFormat'],
      gives: ['privateKey', 'publicKey', 'modulusSize', 'publicExponent', 'sshFingerprint', 'sshFingerprintMd5', 'spkiFingerprint'],
      thread: 'worker',
      // A new key is not drawn again for another format.
      madeBy: { existingKey: { sibling: 'generate', when: { source: ['generate'] } } },
    },
    generate: {
      takes: ['keySize'],
      gives: [],
      thread: 'worker',
      begins: 'on request',
      failsBesideOutputs: true,
      isInternal: true,
    },
    warn: { takes: ['keySize'], gives: [], thread: 'main', isInternal: true },
  },
});
