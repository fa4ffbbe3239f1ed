import { compactVerify, errors } from 'jose';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import { isVerifiable, UNSECURED } from './algorithms.ts';
import type { declaration } from './declare.ts';
import { failKey, type KeyError, readKey, type VerificationKey } from './key.ts';
import { memberText } from './members.ts';
import { parseToken, type Token } from './token.ts';

export interface SignatureCheck {
  readonly status:
    | 'valid'
    | 'notValid'
    | 'detached'
    | 'noKey'
    | 'noAlgorithm'
    | 'unsupported'
    | 'needsSecureContext'
    | 'unsecured'
    | 'encrypted';
  readonly algorithm: string;
}

/** Verifies only the signature, not whether the token is valid now. `null` if the token cannot be read. */
export async function verify(
  { token: input, key, secretEncoding }: Given<typeof declaration, 'verify'>,
  { subtle }: Pick<Context, 'subtle'>,
): Promise<Result<SignatureCheck | null, KeyError>> {
  const token = parseToken(input);
  if (!token.ok || !token.value) return ok(null);
  const { header, isEncrypted } = token.value;
  const algorithm = memberText(header.json, 'alg') ?? '';
  const checked = (status: SignatureCheck['status']) => ok({ status, algorithm });

  if (isEncrypted) return checked('encrypted');
  if (algorithm === UNSECURED) return checked('unsecured');
  if (algorithm === '') return checked('noAlgorithm');
  if (!isVerifiable(algorithm)) return checked('unsupported');
  if (key.trim() === '') return checked('noKey');
  if (subtle === undefined) return checked('needsSecureContext');

  try {
    const read = await readKey(key, { algorithm, keyId: memberText(header.json, 'kid'), secretEncoding });
    return read.ok ? await verifyWith(read.value, token.value, algorithm) : read;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return checked('unsupported');
    throw error;
  }
}

async function isSignedBy(token: string, key: VerificationKey, algorithm: string): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: [algorithm] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

async function verifyWith(
  key: VerificationKey,
  { compact, payload, isUnencoded }: Token,
  algorithm: string,
): Promise<Result<SignatureCheck, KeyError>> {
  try {
    // Issuers that pad the parts may sign them with or without the padding.
    const bare = compact.replaceAll(/(?<!=)=+(?=\.|$)/g, '');
    const isSignedWithPadding = bare !== compact && !isUnencoded && (await isSignedBy(compact, key, algorithm));
    if (!isSignedWithPadding) await compactVerify(isUnencoded ? compact : bare, key, { algorithms: [algorithm] });
    return ok({ status: 'valid', algorithm });
  } catch (error) {
    // The signature is wrong, or the header has an unknown critical parameter, which also makes the token invalid (RFC 7515, section
    // 4.1.11). Errors that jose does not define are about the key: it is too short, or of another type.
    if (!(error instanceof errors.JOSEError)) return failKey('keyDoesNotFit', { algorithm });
    // A payload may be sent separately from the token (RFC 7515, appendix F). The signed data is then missing here.
    const isDetached = error instanceof errors.JWSSignatureVerificationFailed && payload?.length === 0;
    return ok({ status: isDetached ? 'detached' : 'notValid', algorithm });
  }
}
