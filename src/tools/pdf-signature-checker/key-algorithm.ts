import { fromBER, Integer, Sequence } from 'asn1js';
import type { AlgorithmIdentifier, Certificate, SignerInfo } from 'pkijs';
import { hashNameOf, type SignatureScheme } from './algorithms.ts';
import { isPlatformHash } from './digest.ts';
import { curveOf } from './verify-signature.ts';

/**
 * Describes an algorithm, such as `RSA 2048, PKCS#1 v1.5` or `ECDSA P-384`. Uses the identifier if the algorithm or the curve is unknown.
 */
export function describeAlgorithm(
  { algorithmId }: AlgorithmIdentifier,
  scheme: SignatureScheme | undefined,
  certificate: Certificate | undefined,
): string {
  if (!scheme || !certificate) return algorithmId;
  switch (scheme.kind) {
    case 'rsaPkcs1':
      return `RSA ${modulusBits(certificate)}, PKCS#1 v1.5`;
    case 'rsaPss':
      return `RSA ${modulusBits(certificate)}, PSS`;
    case 'ecdsa':
      return `ECDSA ${curveOf(certificate)?.name ?? curveIdentifier(certificate)}`;
    case 'ed25519':
      return 'Ed25519';
  }
}

/** The identifier of the unsupported part of a signature: the curve, a separately specified hash, or the whole algorithm. */
export function missingPart(
  { signatureAlgorithm, digestAlgorithm }: Pick<SignerInfo, 'signatureAlgorithm' | 'digestAlgorithm'>,
  scheme: SignatureScheme,
  certificate: Certificate,
): string {
  if (scheme.kind === 'ecdsa' && !curveOf(certificate)) return curveIdentifier(certificate);
  if (scheme.kind === 'rsaPss' && !isPlatformHash(scheme.hash)) return scheme.hashId;
  const isNamedApart = (scheme.kind === 'rsaPkcs1' || scheme.kind === 'ecdsa') && scheme.hash === undefined;
  return isNamedApart && !isPlatformHash(hashNameOf(digestAlgorithm)) ? digestAlgorithm.algorithmId : signatureAlgorithm.algorithmId;
}

const curveIdentifier = ({ subjectPublicKeyInfo }: Certificate): string => {
  const parameters: unknown = subjectPublicKeyInfo.algorithm.algorithmParams;
  return parameters instanceof Object && 'valueBlock' in parameters ? String(parameters.valueBlock) : '';
};

function modulusBits({ subjectPublicKeyInfo }: Certificate): number {
  const { result } = fromBER(subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView);
  const modulus = result instanceof Sequence ? result.valueBlock.value[0] : undefined;
  if (!(modulus instanceof Integer)) return 0;
  const bytes = modulus.valueBlock.valueHexView;
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? 0 : (bytes.length - first) * 8 - Math.clz32(bytes[first] ?? 0) + 24;
}
