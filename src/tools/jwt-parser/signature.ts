import { compactVerify, errors } from 'jose';
import type { ValuesOf } from '#core/fields.ts';
import { ok, type Result } from '#core/result.ts';
import { isVerifiable, UNSECURED } from './algorithms.ts';
import type { inputs, options } from './fields.ts';
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

/** Checks the signature alone, not whether the token is in force. `undefined` where there is no token that can be read. */
export async function checkSignature(
  { token: input, key }: ValuesOf<typeof inputs>,
  { secretEncoding }: ValuesOf<typeof options>,
): Promise<Result<SignatureCheck | undefined, KeyError>> {
  const token = parseToken(input);
  if (!token.ok || !token.value) return ok(undefined);
  const { header, isEncrypted } = token.value;
  const algorithm = memberText(header.json, 'alg') ?? '';
  const answer = (status: SignatureCheck['status']) => ok({ status, algorithm });

  if (isEncrypted) return answer('encrypted');
  if (algorithm === UNSECURED) return answer('unsecured');
  if (algorithm === '') return answer('noAlgorithm');
  if (!isVerifiable(algorithm)) return answer('unsupported');
  if (key.trim() === '') return answer('noKey');
  // Absent on pages that are neither https nor localhost, whatever the types say.
  if (crypto.subtle === undefined) return answer('needsSecureContext');

  try {
    const read = await readKey(key, { algorithm, keyId: memberText(header.json, 'kid'), secretEncoding });
    return read.ok ? await verify(token.value, read.value, algorithm) : read;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return answer('unsupported');
    throw error;
  }
}

async function verify({ compact, payload }: Token, key: VerificationKey, algorithm: string): Promise<Result<SignatureCheck, KeyError>> {
  try {
    await compactVerify(compact, key, { algorithms: [algorithm] });
    return ok({ status: 'valid', algorithm });
  } catch (error) {
    // The signature is wrong, or the header has a critical parameter that is not understood: then, too, the token is not valid (RFC 7515,
    // section 4.1.11). What jose does not say itself is about the key: too short, or of another kind.
    if (!(error instanceof errors.JOSEError)) return failKey('keyDoesNotFit', { algorithm });
    // A payload may travel beside the token (RFC 7515, appendix F): what was signed is not here then.
    const isDetached = error instanceof errors.JWSSignatureVerificationFailed && payload?.length === 0;
    return ok({ status: isDetached ? 'detached' : 'notValid', algorithm });
  }
}
