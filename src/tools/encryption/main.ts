import type { Given } from '#core/declaration.ts';
import { mapResult, ok } from '#core/result.ts';
import { parseEncodedBytes } from '#domains/encoded-bytes/encoded-bytes.ts';
import type { declaration } from './declare.ts';
import { opensslCommand } from './openssl-command.ts';

/** The size of a key in bits; `null` without a key. */
const measureKey = ({ key, keyEncoding }: Given<typeof declaration, 'measureKey'>) =>
  mapResult(parseEncodedBytes(key, keyEncoding, 'key'), ({ length }) => (length === 0 ? null : length * 8));

/** The command that decrypts; `null` if the method has no command. */
const writeCommand = (options: Given<typeof declaration, 'writeCommand'>) => ok(opensslCommand(options) ?? null);

const warnOfMethod = () => ok({ notices: [{ code: 'oldFormat' }] });

/** The operations on the main thread. They do not load the ciphers. */
export const main = { measureKey, writeCommand, warnOfMethod };
