import { fromBER, Integer, Null, ObjectIdentifier, Sequence } from 'asn1js';
import { AlgorithmIdentifier, type Certificate, PublicKeyInfo } from 'pkijs';
import type { SignatureScheme } from './algorithms.ts';
import { type HashName, isPlatformHash } from './digest.ts';

/** The curves from RFC 5480, section 2.1.1.1. */
const curves: Readonly<Record<string, { readonly name: string; readonly coordinateBytes: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', coordinateBytes: 32 },
  '1.3.132.0.34': { name: 'P-384', coordinateBytes: 48 },
  '1.3.132.0.35': { name: 'P-521', coordinateBytes: 66 },
};

const RSA_ENCRYPTION = '1.2.840.113549.1.1.1';

/** The curve of an elliptic-curve key, or `undefined` if Web Crypto does not support it. */
export function curveOf({ subjectPublicKeyInfo }: Certificate) {
  const parameters: unknown = subjectPublicKeyInfo.algorithm.algorithmParams;
  return parameters instanceof ObjectIdentifier ? curves[parameters.valueBlock.toString()] : undefined;
}

/**
 * Verifies a signature with the key of a certificate. Returns `undefined` if the platform does not support the algorithm or the key. `hash`
 * is for schemes that do not specify one.
 */
export async function verifySignature(
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  certificate: Certificate,
  scheme: SignatureScheme,
  hash: HashName | undefined,
  subtle: SubtleCrypto,
): Promise<boolean | undefined> {
  const wanted = platformAlgorithm(certificate, scheme, hash);
  if (!wanted) return undefined;
  let key: CryptoKey;
  try {
    key = await subtle.importKey('spki', publicKeyOf(certificate, scheme), wanted, false, ['verify']);
  } catch {
    return undefined; // wrong key type for this algorithm, or unsupported hash or curve
  }
  const curve = scheme.kind === 'ecdsa' ? curveOf(certificate) : undefined;
  const platformSignature = curve ? concatenatedSignature(signature, curve.coordinateBytes) : signature;
  return platformSignature !== undefined && subtle.verify(wanted, key, platformSignature, bytes);
}

function platformAlgorithm(certificate: Certificate, scheme: SignatureScheme, given: HashName | undefined) {
  if (scheme.kind === 'ed25519') return { name: 'Ed25519' };
  const hash = scheme.hash ?? (scheme.kind === 'rsaPss' ? undefined : given);
  if (hash === undefined || !isPlatformHash(hash)) return undefined;
  switch (scheme.kind) {
    case 'rsaPkcs1':
      return { name: 'RSASSA-PKCS1-v1_5', hash };
    case 'rsaPss':
      return { name: 'RSA-PSS', hash, saltLength: scheme.saltBytes };
    case 'ecdsa': {
      const curve = curveOf(certificate);
      return curve && { name: 'ECDSA', hash, namedCurve: curve.name };
    }
  }
}

/** Exports the public key. Browsers import an RSA key only with its general identifier, not with that of RSASSA-PSS. */
function publicKeyOf({ subjectPublicKeyInfo }: Certificate, { kind }: SignatureScheme): ArrayBuffer {
  const isRsa = kind === 'rsaPkcs1' || kind === 'rsaPss';
  const info = isRsa
    ? new PublicKeyInfo({
        algorithm: new AlgorithmIdentifier({ algorithmId: RSA_ENCRYPTION, algorithmParams: new Null() }),
        subjectPublicKey: subjectPublicKeyInfo.subjectPublicKey,
      })
    : subjectPublicKeyInfo;
  return info.toSchema().toBER();
}

/**
 * Converts a sequence of two integers (RFC 3279, section 2.2.3) to two concatenated, fixed-length integers. Returns `undefined` for another
 * structure.
 */
function concatenatedSignature(signature: Uint8Array<ArrayBuffer>, coordinateBytes: number): Uint8Array<ArrayBuffer> | undefined {
  const { result } = fromBER(signature);
  if (!(result instanceof Sequence)) return undefined;
  const whole = new Uint8Array(coordinateBytes * 2);
  for (const [index, part] of result.valueBlock.value.entries()) {
    if (!(part instanceof Integer) || index > 1) return undefined;
    const bytes = part.valueBlock.valueHexView;
    const significant = bytes.subarray(bytes.findIndex((byte) => byte !== 0));
    if (significant.length > coordinateBytes) return undefined;
    whole.set(significant, (index + 1) * coordinateBytes - significant.length);
  }
  return whole;
}
