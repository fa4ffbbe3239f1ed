import { whole, type ValuesOf } from '#core/fields.ts';
import { defineOperation, type RunContext } from '#core/operation.ts';
import { ok, type Result } from '#core/result.ts';
import { bitLengthOf } from './big-integer.ts';
import { encryptPkcs8 } from './encrypt-pkcs8.ts';
import { inputs, options } from './fields.ts';
import { formatPrivateJwk } from './jwk.ts';
import type { KeyErrorCode } from './key-error.ts';
import { formatOpensshKey } from './openssh-key.ts';
import { parsePrivateKey } from './parse-private-key.ts';
import { formatPem } from './pem.ts';
import { toPkcs1, toPkcs8 } from './pkcs-key.ts';
import { type Fingerprints, fingerprintsOf, formatPublicKey } from './public-key.ts';
import { formatPuttyKey } from './putty-key.ts';
import type { RsaKey } from './rsa-key.ts';

export interface FormattedKeyPair extends Fingerprints {
  /** `null` where it cannot be encrypted, because the page is neither on https nor on localhost. */
  readonly privateKey: string | null;
  readonly publicKey: string;
  readonly modulusBits: number;
  /** In decimal digits. */
  readonly publicExponent: string;
}

/** Of the modulus, in bits; its own declaration, since the tool's choice is one of five. */
const size = { bits: whole({ min: 1024, max: 8192, initial: 2048 }) };

/** Absent on pages that are neither https nor localhost, whatever the types say. */
const hasSubtle = (): boolean => crypto.subtle !== undefined;

/** A new private key with the exponent 65537 as PKCS #8 in PEM, of the platform's own making; `null` where that needs https. */
export async function generateKey(_inputs: object, { bits }: ValuesOf<typeof size>): Promise<Result<string | null, never>> {
  if (!hasSubtle()) return ok(null);
  const pair = await crypto.subtle.generateKey(
    { name: 'RSASSA-PKCS1-v1_5', modulusLength: bits, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' },
    true,
    ['sign', 'verify'],
  );
  return ok(formatPem('PRIVATE KEY', new Uint8Array(await crypto.subtle.exportKey('pkcs8', pair.privateKey))));
}

type Formats = Pick<ValuesOf<typeof options>, 'privateFormat' | 'publicFormat'>;

/** Both halves of a private key in the formats that are asked for; `null` while there is no key. */
export async function formatKeyPair(
  { existingKey, comment: typedComment, passphrase }: ValuesOf<typeof inputs>,
  { privateFormat, publicFormat }: Formats,
  context: RunContext,
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

/** One line: the files that have a comment have it between the ends of a line. */
const toComment = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();

async function formatPrivateKey(
  key: RsaKey,
  format: Formats['privateFormat'],
  { comment, passphrase }: { readonly comment: string; readonly passphrase: string },
  context: RunContext,
): Promise<string | null> {
  switch (format) {
    case 'pkcs8':
      if (passphrase === '') return formatPem('PRIVATE KEY', toPkcs8(key));
      return hasSubtle() ? formatPem('ENCRYPTED PRIVATE KEY', await encryptPkcs8(toPkcs8(key), passphrase, context)) : null;
    case 'pkcs1':
      return formatPem('RSA PRIVATE KEY', toPkcs1(key));
    case 'openssh':
      return formatOpensshKey(key, comment, context.randomBytes(4));
    case 'putty':
      return formatPuttyKey(key, comment);
    case 'jwk':
      return formatPrivateJwk(key);
  }
}

export const operations = {
  generate: defineOperation({ inputs: {}, options: size, produces: 'text', thread: 'worker', run: generateKey }),
  format: defineOperation({
    inputs,
    options: { privateFormat: options.privateFormat, publicFormat: options.publicFormat },
    produces: 'text',
    thread: 'worker',
    run: formatKeyPair,
  }),
};
