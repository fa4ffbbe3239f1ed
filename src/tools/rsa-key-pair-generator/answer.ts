import type { Answers } from '#core/answer.ts';
import type { SecureContextMessages } from '#formats/secure-context-messages.ts';
import type { declaration } from './declare.ts';
import { privateKeyFileNames, publicKeyFileNames } from './file-names.ts';
import { noticesOfSize } from './insecure-size.ts';
import type en from './messages/en.json';
import type { run } from './run.ts';

export const answer = {
  format: ({ privateKey, publicKey, modulusBits, publicExponent, ssh, sshMd5, spki }, { privateFormat, publicFormat }, { t }) => ({
    privateKey: { text: privateKey ?? '', file: privateKeyFileNames[privateFormat] },
    publicKey: { text: publicKey, file: publicKeyFileNames[publicFormat], type: publicFormat === 'jwk' ? 'json' : 'text' },
    modulusSize: t('view.bits', { count: modulusBits }),
    publicExponent,
    sshFingerprint: ssh,
    sshFingerprintMd5: sshMd5,
    spkiFingerprint: spki,
    notices: noticesOfSize(modulusBits),
    error: privateKey === null ? { code: 'needsHttps', field: 'passphrase' } : undefined,
  }),
} satisfies Answers<typeof declaration, typeof run, typeof en & SecureContextMessages>;
