import type { Given } from '#core/declaration.ts';
import { parseEncodedBytes } from '#domains/encoded-bytes/encoded-bytes.ts';
import type { declaration } from './declare.ts';

/** The prefix of a Standard Webhooks secret. It must be removed, because its letters are also valid in Base64 for URLs. */
const WEBHOOK_SECRET = /^\s*(?:v1,)?whsec_/;

/** Decodes a typed key to bytes. */
export const readKey = ({ key, keyEncoding }: Pick<Given<typeof declaration, 'measureKey'>, 'key' | 'keyEncoding'>) =>
  parseEncodedBytes(keyEncoding === 'base64' ? key.replace(WEBHOOK_SECRET, '') : key, keyEncoding, 'key');
