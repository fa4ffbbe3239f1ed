import { importJWK, importSPKI, importX509, type JWK } from 'jose';
import type { Given } from '#core/declaration.ts';
import { fail, ok, type Result } from '#core/result.ts';
import { parseBase64 } from '#pure/notation/base64/base64.ts';
import { rsaPublicKeyInfo } from '#pure/notation/der/rsa-public-key.ts';
import { findPemBlocks, formatPem, PEM_START, type PemBlock } from '#pure/notation/pem/pem.ts';
import { parseHex } from '#pure/bytes/hex.ts';
import { hasTypeFor, isSameAlgorithm, needsSecret } from './algorithms.ts';
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
  /** A verifiable algorithm. */
  readonly algorithm: string;
  /** The token's `kid`, which selects a key in a set. */
  readonly keyId: string | undefined;
  readonly secretEncoding: Given<typeof declaration, 'verify'>['secretEncoding'];
}

/**
 * Reads a pasted key: a secret, a PEM public key or certificate (only the first one, and only its key), a JWK, or a JWK set (RFC 7517).
 * Needs `crypto.subtle`. All errors are about the field `key`.
 */
export async function readKey(text: string, wanted: Wanted): Promise<Result<VerificationKey, KeyError>> {
  const { algorithm } = wanted;
  const json = text.trimStart().startsWith('{') ? parseObject(text) : undefined;

  if (needsSecret(algorithm)) {
    const isJwk = json !== undefined && ('kty' in json || 'keys' in json);
    if (!isJwk && holdsPublicKey(new TextEncoder().encode(text))) return failKey('needsSecret', wanted);
    const secret = isJwk ? await readJwk(json, wanted) : readSecret(text, wanted);
    return secret.ok && secret.value instanceof Uint8Array && holdsPublicKey(secret.value) ? failKey('needsSecret', wanted) : secret;
  }
  const pem = json === undefined ? text : pemInObject(json, wanted);
  const [block] = pem === undefined ? [] : findPemBlocks(pem);
  if (block) return readPemBlock(block, wanted);
  if (text.trimStart().startsWith('{')) return json ? readJwk(json, wanted) : failKey('keyNotJson', wanted);
  return failKey('needsPublicKey', wanted);
}

const isPem = (value: unknown): value is string => typeof value === 'string' && value.includes(PEM_START);

/** The PEM member that has the key id of the token as its name, as in the certificates that Google publishes, or the first PEM member. */
function pemInObject(json: JsonObject, { keyId }: Wanted): string | undefined {
  const named = keyId === undefined || !Object.hasOwn(json, keyId) ? undefined : json[keyId];
  return isPem(named) ? named : Object.values(json).find(isPem);
}

function readPemBlock({ label, bytes }: PemBlock, wanted: Wanted): Promise<Result<VerificationKey, KeyError>> | Result<never, KeyError> {
  if (label.endsWith('PRIVATE KEY')) return failKey('privateKey', wanted);
  if (!bytes) return failKey('keyDoesNotFit', wanted);
  const spki = label === 'RSA PUBLIC KEY' ? rsaPublicKeyInfo(bytes) : label === 'PUBLIC KEY' ? bytes : undefined;
  if (spki) return orDoesNotFit(importSPKI(formatPem('PUBLIC KEY', spki), wanted.algorithm), wanted);
  if (/^(?:X509 |TRUSTED )?CERTIFICATE$/.test(label))
    return orDoesNotFit(importX509(formatPem('CERTIFICATE', bytes), wanted.algorithm), wanted);
  return failKey('keyDoesNotFit', wanted);
}

export const failKey = <Code extends KeyError>(code: Code, { algorithm }: Pick<Wanted, 'algorithm'>) =>
  fail(code, { field: 'key', values: { algorithm } });

/** WebCrypto and jose throw errors for keys that do not fit. */
async function orDoesNotFit(imported: Promise<VerificationKey>, wanted: Wanted): Promise<Result<VerificationKey, KeyError>> {
  try {
    return ok(await imported);
  } catch (error) {
    // A browser without support for the algorithm is not an error of the key.
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

/**
 * Selects the key that the token names. If the token names no key, or the keys have no names, selects the first key with the right type,
 * use, and algorithm. If none fits, selects the first key, to report what is wrong with it.
 */
function chooseKey(keys: readonly JsonObject[], { algorithm, keyId }: Wanted): JsonObject | undefined {
  const isNamed = keyId !== undefined && (keys.length === 0 || keys.some((key) => 'kid' in key));
  const candidates = isNamed ? keys.filter((key) => key['kid'] === keyId) : keys;
  return candidates.find((key) => hasTypeFor(algorithm, key) && isMeantFor(key, algorithm)) ?? candidates[0];
}

/** RFC 7517, sections 4.2 and 4.4: a key may be restricted to one use and one algorithm. */
function isMeantFor(jwk: JsonObject, algorithm: string): boolean {
  const { use = 'sig', alg = algorithm } = jwk;
  return use === 'sig' && typeof alg === 'string' && isSameAlgorithm(alg, algorithm);
}

async function readJwk(json: JsonObject, wanted: Wanted): Promise<Result<VerificationKey, KeyError>> {
  const { algorithm, keyId } = wanted;
  const keys = 'keys' in json ? (Array.isArray(json['keys']) ? json['keys'].filter(isObject) : []) : [json];
  const jwk = 'keys' in json ? chooseKey(keys, wanted) : keys[0];
  if (!jwk) return keyId === undefined ? failKey('keyDoesNotFit', wanted) : fail('noKeyWithId', { field: 'key', values: { id: keyId } });
  if (needsSecret(algorithm) && typeof jwk['kty'] === 'string' && jwk['kty'] !== 'oct') return failKey('needsSecret', wanted);
  if (!needsSecret(algorithm) && 'd' in jwk) return failKey('privateKey', wanted);

  if (!isMeantFor(jwk, algorithm)) return failKey('keyDoesNotFit', wanted);
  return orDoesNotFit(importJWK(jwk as JWK, algorithm), wanted); // jose checks each member itself
}
