import type { Given } from '#core/declaration.ts';
import type { declaration } from './declare.ts';

type Options = Given<typeof declaration, 'writeCommand'>;

/** The command that converts the cipher text on standard input for `openssl enc`, and the flags for its format. */
const readers: Readonly<Record<Options['cipherTextAs'], { readonly before: string; readonly flags: string }>> = {
  base64: { before: '', flags: ' -a -A' },
  // Older versions complain about missing padding, but decode correctly.
  base64url: { before: 'basenc -d --base64url 2>/dev/null | ', flags: '' },
  hex: { before: 'xxd -r -p | ', flags: '' },
};

/** The shell command that decrypts; `undefined` if `openssl enc` does not support the method, or if the number of iterations is missing. */
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
