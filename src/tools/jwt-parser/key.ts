import { importJWK, importSPKI, importX509, type JWK } from 'jose';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { firstPemBlock } from '#pure/notation/pem/pem.ts';
import { parseHex } from '#pure/bytes/hex.ts';
import { isSameAlgorithm, needsSecret } from './algorithms.ts';
import type { declaration } from './declare.ts';
import { holdsPublicKey } from './holds-public-key.ts';

export type VerificationKey = CryptoKey | Uint8Array;

export type KeyError =
  | 'needsSecret'
  | 'needsPublicKey'
  | 'privateKey'
  | 'keyNotJson'
  | 'noKeyWithId'
  | 'secretNotBase64'
  | 'secretNotHex'
  | 'keyDoesNotFit';

interface Wanted {
  /** One that `isVerifiable`. */
  readonly algorithm: string;
  /** The token's `kid`, which chooses from a set. */
  readonly keyId: string | undefined;
  readonly secretEncoding: Given<typeof declaration, 'verify'>['secretEncoding'];
}

/**
 * Makes a key out of what was pasted: a secret, a PEM public key or certificate (the first one, of which only the key is used), a JWK or
 * a JWK set (RFC 7517). Needs `crypto.subtle`. All errors are about the field `key`.
 */
export async function readKey(text: string, wanted: Wanted): Promise<Result<VerificationKey, KeyError>> {
  const { algorithm } = wanted;
  // Environment variables and JSON files write the line breaks of PEM as \n.
  const { label, block } = firstPemBlock(text.replaceAll(String.raw`\n`, '\n'));
  const json = text.trimStart().startsWith('{') ? parseObject(text) : undefined;

  if (needsSecret(algorithm)) {
    const isJwk = json !== undefined && ('kty' in json || 'keys' in json);
    if (!isJwk && holdsPublicKey(new TextEncoder().encode(text))) return failKey('needsSecret', wanted);
    const secret = isJwk ? await readJwk(json, wanted) : readSecret(text, wanted);
    return secret.ok && secret.value instanceof Uint8Array && holdsPublicKey(secret.value) ? failKey('needsSecret', wanted) : secret;
  }
  if (text.trimStart().startsWith('{')) return json ? readJwk(json, wanted) : failKey('keyNotJson', wanted);
  if (label?.endsWith('PRIVATE KEY')) return failKey('privateKey', wanted);
  if (label === undefined) return failKey('needsPublicKey', wanted);
  if (label === 'PUBLIC KEY') return orDoesNotFit(importSPKI(block, algorithm), wanted);
  if (label === 'CERTIFICATE') return orDoesNotFit(importX509(block, algorithm), wanted);
  return failKey('keyDoesNotFit', wanted);
}

export const failKey = <Code extends KeyError>(code: Code, { algorithm }: Pick<Wanted, 'algorithm'>) =>
  fail(code, { field: 'key', values: { algorithm } });

/** WebCrypto and jose throw at whatever is not such a key. */
async function orDoesNotFit(imported: Promise<VerificationKey>, wanted: Wanted): Promise<Result<VerificationKey, KeyError>> {
  try {
    return ok(await imported);
  } catch (error) {
    // A browser that does not know the algorithm is none of the key's faults.
    if (error instanceof DOMException && error.name === 'NotSupportedError') throw error;
    return failKey('keyDoesNotFit', wanted);
  }
}

function readSecret(text: string, wanted: Wanted): Result<VerificationKey, KeyError> {
  switch (wanted.secretEncoding) {
    case 'text':
      return ok(new TextEncoder().encode(text));
    case 'base64': {
      const secret = parseBase64(text);
      return secret.ok ? secret : failKey('secretNotBase64', wanted);
    }
    case 'hex': {
      const secret = parseHex(text);
      return secret.ok ? secret : failKey('secretNotHex', wanted);
    }
  }
}

type JsonObject = Readonly<Record<string, unknown>>;

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

async function readJwk(json: JsonObject, wanted: Wanted): Promise<Result<VerificationKey, KeyError>> {
  const { algorithm, keyId } = wanted;
  const keys = 'keys' in json ? (Array.isArray(json['keys']) ? json['keys'].filter(isObject) : []) : [json];
  const jwk = 'keys' in json && keyId !== undefined ? keys.find((key) => key['kid'] === keyId) : keys[0];
  if (!jwk) return keyId === undefined ? failKey('keyDoesNotFit', wanted) : fail('noKeyWithId', { field: 'key', values: { id: keyId } });
  if (needsSecret(algorithm) && typeof jwk['kty'] === 'string' && jwk['kty'] !== 'oct') return failKey('needsSecret', wanted);
  if (!needsSecret(algorithm) && 'd' in jwk) return failKey('privateKey', wanted);

  // RFC 7517, sections 4.2 and 4.4: a key may be meant for one use and one algorithm only.
  const { use = 'sig', alg = algorithm } = jwk;
  if (use !== 'sig' || typeof alg !== 'string' || !isSameAlgorithm(alg, algorithm)) return failKey('keyDoesNotFit', wanted);
  return orDoesNotFit(importJWK(jwk as JWK, algorithm), wanted); // jose looks at each member itself
}
