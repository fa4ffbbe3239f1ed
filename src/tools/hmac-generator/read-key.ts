import type { Given } from '#core/declaration.ts';
import { parseEncodedBytes } from '#subjects/encoded-bytes/encoded-bytes.ts';
import type { declaration } from './declare.ts';

/** In front of the Base64 of a secret of Standard Webhooks, whose letters would be Base64 for URLs, too. */
const WEBHOOK_SECRET = /^\s*(?:v1,)?whsec_/;

/** The bytes of a key as it was typed. */
export const readKey = ({ key, keyEncoding }: Pick<Given<typeof declaration, 'measureKey'>, 'key' | 'keyEncoding'>) =>
  parseEncodedBytes(keyEncoding === 'base64' ? key.replace(WEBHOOK_SECRET, '') : key, keyEncoding, 'key');
