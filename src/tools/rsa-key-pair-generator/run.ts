import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { bitLengthOf } from '#pure/numbers/big-integer.ts';
import type { declaration } from './declare.ts';
import { encryptPkcs8 } from './encrypt-pkcs8.ts';
import { formatPrivateJwk } from './jwk.ts';
import type { KeyErrorCode } from './key-error.ts';
import type { PrivateKeyFormat } from './key-formats.ts';
import { formatOpensshKey } from './openssh-key.ts';
import { parsePrivateKey } from './parse-private-key.ts';
import { main } from './main.ts';
import { formatPem } from '#pure/notation/pem/pem.ts';
import { toPkcs1, toPkcs8 } from './pkcs-key.ts';
import { type Fingerprints, fingerprintsOf, formatPublicKey } from './public-key.ts';
import { formatPuttyKey } from './putty-key.ts';
import type { RsaKey } from './rsa-key.ts';

export interface FormattedKeyPair extends Fingerprints {
  /** `null` if encryption is unavailable because the page is served neither over HTTPS nor from localhost. */
  readonly privateKey: string | null;
  readonly publicKey: string;
  readonly modulusBits: number;
  /** In decimal digits. */
  readonly publicExponent: string;
}

/** Generates a private key with Web Crypto, with exponent 65537, as PKCS #8 in PEM. Error: `needsHttps` without Web Crypto. */
export async function generateKey(
  { keySize }: Given<typeof declaration, 'generate'>,
  { subtle }: Pick<Context, 'subtle'>,
): Promise<Result<string, 'needsHttps'>> {
  if (subtle === undefined) return fail('needsHttps');
  const pair = await subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: Number(keySize), publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  return ok(formatPem('PRIVATE KEY', new Uint8Array(await subtle.exportKey('pkcs8', pair.privateKey))));
}

type FormatContext = Pick<Context, 'randomBytes' | 'subtle'>;

/** Formats a private key and its public key. Returns `null` if there is no key. */
export async function formatKeyPair(
  { existingKey, comment: typedComment, passphrase, privateFormat, publicFormat }: Given<typeof declaration, 'format'>,
  context: FormatContext,
): Promise<Result<FormattedKeyPair | null, KeyErrorCode>> {
  if (existingKey.trim() === '') return ok(null);
  const parsed = parsePrivateKey(existingKey);
  if (!parsed.ok) return parsed;
  const key = parsed.value;
  const comment = toComment(typedComment);
  return ok({
    privateKey: await formatPrivateKey(key, privateFormat, { comment, passphrase }, context),
    publicKey: formatPublicKey(key, publicFormat, comment),
    modulusBits: bitLengthOf(key.modulus),
    publicExponent: String(key.publicExponent),
    ...fingerprintsOf(key),
  });
}

/** Formats the generated key and its public key. */
const formatNewKey = ({ newKey, ...layout }: Given<typeof declaration, 'formatNew'>, context: FormatContext) =>
  formatKeyPair({ existingKey: newKey, ...layout }, context);

/** Converts a comment to one line, because the key formats store it within a line. */
const toComment = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();

async function formatPrivateKey(
  key: RsaKey,
  format: PrivateKeyFormat,
  { comment, passphrase }: { readonly comment: string; readonly passphrase: string },
  { randomBytes, subtle }: FormatContext,
): Promise<string | null> {
  switch (format) {
    case 'pkcs8':
      if (passphrase === '') return formatPem('PRIVATE KEY', toPkcs8(key));
      return subtle ? formatPem('ENCRYPTED PRIVATE KEY', await encryptPkcs8(toPkcs8(key), passphrase, { randomBytes, subtle })) : null;
    case 'pkcs1':
      return formatPem('RSA PRIVATE KEY', toPkcs1(key));
    case 'openssh':
      return formatOpensshKey(key, comment, randomBytes(4));
    case 'putty':
      return formatPuttyKey(key, comment);
    case 'jwk':
      return formatPrivateJwk(key);
  }
}

export const run = { format: formatKeyPair, formatNew: formatNewKey, generate: generateKey, ...main } satisfies Runs<typeof declaration>;
