import { rsaAlgorithm, rsaEncryption } from '#pure/notation/der/rsa-public-key.ts';
import { DerReader, derInteger, derObjectIdentifier, derOctetString, derSequence } from '#pure/notation/der/der.ts';
import { completeKey } from './complete-key.ts';
import { failKey, type ParsedKey } from './key-error.ts';
import { type RsaKey, rsaKeyParts } from './rsa-key.ts';

/** RFC 8017, appendix C: restricts a key to RSASSA-PSS. The contained key has the same format. */
const rsassaPss = derObjectIdentifier('1.2.840.113549.1.1.10');

/** RSAPrivateKey of PKCS #1 (RFC 8017, appendix A.1.2), version two-prime. */
export const toPkcs1 = (key: RsaKey) => derSequence(derInteger(0n), ...rsaKeyParts.map((part) => derInteger(key[part])));

/** PrivateKeyInfo of PKCS #8 (RFC 5958, section 2), version 1. */
export const toPkcs8 = (key: RsaKey) => derSequence(derInteger(0n), rsaAlgorithm, derOctetString(toPkcs1(key)));

export function parsePkcs1(bytes: Uint8Array): ParsedKey {
  const reader = new DerReader(bytes).sequence();
  const version = reader?.integer();
  if (!reader || version !== 0n) return failKey('damaged');
  return completeKey({
    modulus: reader.integer(),
    publicExponent: reader.integer(),
    privateExponent: reader.integer(),
    prime1: reader.integer(),
    prime2: reader.integer(),
    exponent1: reader.integer(),
    exponent2: reader.integer(),
    coefficient: reader.integer(),
  });
}

export function parsePkcs8(bytes: Uint8Array): ParsedKey {
  const reader = new DerReader(bytes).sequence();
  const version = reader?.integer();
  const algorithm = reader?.sequence()?.objectIdentifier();
  const key = reader?.octetString();
  if (version === undefined || !algorithm || !key) return failKey('damaged');
  return isSame(algorithm, rsaEncryption) || isSame(algorithm, rsassaPss) ? parsePkcs1(key) : failKey('notRsa');
}

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
