import type { Given } from '#core/declaration.ts';
import { mapResult, ok } from '#core/result.ts';
import { parseEncodedBytes } from '#subjects/encoded-bytes/encoded-bytes.ts';
import type { declaration } from './declare.ts';
import { opensslCommand } from './openssl-command.ts';

/** The size of a key in bits; `null` while there is none. */
const measureKey = ({ key, keyEncoding }: Given<typeof declaration, 'measureKey'>) =>
  mapResult(parseEncodedBytes(key, keyEncoding, 'key'), ({ length }) => (length === 0 ? null : length * 8));

/** The command that decrypts; `null` where there is none. */
const writeCommand = (options: Given<typeof declaration, 'writeCommand'>) => ok(opensslCommand(options) ?? null);

const warnOfMethod = () => ok({ notices: [{ code: 'oldFormat' }] });

/** The work that is done on the main thread; the ciphers are not loaded with it. */
export const main = { measureKey, writeCommand, warnOfMethod };
