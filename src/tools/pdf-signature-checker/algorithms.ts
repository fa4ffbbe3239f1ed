import { AlgorithmIdentifier, RSASSAPSSParams } from 'pkijs';
import type { HashName } from './digest.ts';

/** Object identifiers of hash functions: RFC 8017, appendix B.1, and RFC 5754. */
const hashNames: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.2.5': 'MD5',
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.4': 'SHA-224',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
  '1.3.36.3.2.1': 'RIPEMD-160',
};

export const hashNameOf = ({ algorithmId }: AlgorithmIdentifier): HashName | undefined => hashNames[algorithmId];

/** A signature scheme. `hash` is `undefined` if the identifier leaves it to the digest algorithm or, for PSS, if the hash is unknown. */
export type SignatureScheme =
  | { readonly kind: 'rsaPkcs1'; readonly hash: HashName | undefined }
  | { readonly kind: 'rsaPss'; readonly hash: HashName | undefined; readonly hashId: string; readonly saltBytes: number }
  | { readonly kind: 'ecdsa'; readonly hash: HashName | undefined }
  | { readonly kind: 'ed25519' };

const rsaPkcs1 = (hash?: HashName): SignatureScheme => ({ kind: 'rsaPkcs1', hash });
const ecdsa = (hash?: HashName): SignatureScheme => ({ kind: 'ecdsa', hash });

/** RFC 8017, appendix C; RFC 5758, section 3.2; RFC 8410, section 3. */
const schemes: Readonly<Record<string, SignatureScheme>> = {
  '1.2.840.113549.1.1.1': rsaPkcs1(),
  '1.2.840.113549.1.1.4': rsaPkcs1('MD5'),
  '1.2.840.113549.1.1.5': rsaPkcs1('SHA-1'),
  '1.2.840.113549.1.1.14': rsaPkcs1('SHA-224'),
  '1.2.840.113549.1.1.11': rsaPkcs1('SHA-256'),
  '1.2.840.113549.1.1.12': rsaPkcs1('SHA-384'),
  '1.2.840.113549.1.1.13': rsaPkcs1('SHA-512'),
  '1.2.840.10045.2.1': ecdsa(),
  '1.2.840.10045.4.1': ecdsa('SHA-1'),
  '1.2.840.10045.4.3.1': ecdsa('SHA-224'),
  '1.2.840.10045.4.3.2': ecdsa('SHA-256'),
  '1.2.840.10045.4.3.3': ecdsa('SHA-384'),
  '1.2.840.10045.4.3.4': ecdsa('SHA-512'),
  '1.3.101.112': { kind: 'ed25519' },
};

export const RSASSA_PSS = '1.2.840.113549.1.1.10';

/** The signature scheme of an algorithm, or `undefined` if it is unknown. */
export function schemeOf({ algorithmId, algorithmParams }: AlgorithmIdentifier): SignatureScheme | undefined {
  if (algorithmId !== RSASSA_PSS) return schemes[algorithmId];
  try {
    const parameters = new RSASSAPSSParams(algorithmParams === undefined ? {} : { schema: algorithmParams });
    const mask: unknown = parameters.maskGenAlgorithm.algorithmParams;
    const maskHash = mask === undefined ? undefined : new AlgorithmIdentifier({ schema: mask });
    const hash = hashNameOf(parameters.hashAlgorithm);
    const hashId = parameters.hashAlgorithm.algorithmId;
    // Web Crypto uses one hash for both, as RFC 4055, section 3.1, recommends.
    const isOneHash = maskHash === undefined ? hash === 'SHA-1' : maskHash.algorithmId === hashId;
    return isOneHash ? { kind: 'rsaPss', hash, hashId, saltBytes: parameters.saltLength } : undefined;
  } catch {
    return undefined; // invalid parameters
  }
}
