import type { Presentation, Presenters, PresentationTexts } from '#core/present.ts';
import type { ValuesAt } from '#core/declaration.ts';
import type { SecureContextMessages } from '#domains/secure-context/secure-context-messages.ts';
import type { declaration } from './declare.ts';
import { privateKeyFileNames, publicKeyFileNames } from './file-names.ts';
import { noticesOfSize } from './insecure-size.ts';
import type en from './messages/en.json';
import type { FormattedKeyPair, run } from './run.ts';

type Formats = ValuesAt<typeof declaration, 'privateFormat' | 'publicFormat'>;

const showKeyPair = (
  { privateKey, publicKey, modulusBits, publicExponent, ssh, sshMd5, spki }: FormattedKeyPair,
  { privateFormat, publicFormat }: Formats,
  { t }: PresentationTexts<typeof en & SecureContextMessages>,
): Presentation<typeof declaration> => ({
  privateKey: { text: privateKey ?? '', file: privateKeyFileNames[privateFormat] },
  publicKey: { text: publicKey, file: publicKeyFileNames[publicFormat], type: publicFormat === 'jwk' ? 'json' : 'text' },
  modulusSize: t('view.bits', { count: modulusBits }),
  publicExponent,
  sshFingerprint: ssh,
  sshFingerprintMd5: sshMd5,
  spkiFingerprint: spki,
  notices: noticesOfSize(modulusBits),
  error: privateKey === null ? { code: 'needsHttps', field: 'passphrase' } : undefined,
});

export const presenters = { format: showKeyPair, formatNew: showKeyPair } satisfies Presenters<
  typeof declaration,
  typeof run,
  typeof en & SecureContextMessages
>;
