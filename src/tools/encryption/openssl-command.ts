import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';

type Options = Given<typeof declaration, 'writeCommand'>;

/** What turns the cipher text on standard input into what `openssl enc` reads, and the flags that say how it reads it. */
const readers: Readonly<Record<Options['cipherTextAs'], { readonly before: string; readonly flags: string }>> = {
  base64: { before: '', flags: ' -a -A' },
  // Without padding older versions complain, and decode all the same.
  base64url: { before: 'basenc -d --base64url 2>/dev/null | ', flags: '' },
  hex: { before: 'xxd -r -p | ', flags: '' },
};

/**
 * The command that decrypts, for a shell; `undefined` for a method that `openssl enc` does not have, and while there is no number of
 * iterations to say.
 */
export function opensslCommand({ method, iterations, keyDigest, cipherTextAs }: Options): string | undefined {
  const { before, flags } = readers[cipherTextAs];
  switch (method) {
    case 'opensslPbkdf2':
      return iterations === undefined
        ? undefined
        : `${before}openssl enc -d -aes-256-cbc -pbkdf2 -iter ${String(iterations)} -md sha256${flags}`;
    case 'opensslLegacy':
      return `${before}openssl enc -d -aes-256-cbc -md ${keyDigest}${flags}`;
    case 'tripleDes':
      return `${before}openssl enc -d -des-ede3-cbc -md md5${flags}`;
    default:
      return undefined;
  }
}
