import { fromBER, Integer, Null, ObjectIdentifier, Sequence } from 'asn1js';
import { AlgorithmIdentifier, type Certificate, PublicKeyInfo } from 'pkijs';
import type { SignatureScheme } from './algorithms.ts';
import { type HashName, isPlatformHash } from './digest.ts';

/** RFC 5480, section 2.1.1.1. */
const curves: Readonly<Record<string, { readonly name: string; readonly coordinateBytes: number }>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', coordinateBytes: 32 },
  '1.3.132.0.34': { name: 'P-384', coordinateBytes: 48 },
  '1.3.132.0.35': { name: 'P-521', coordinateBytes: 66 },
};

const RSA_ENCRYPTION = '1.2.840.113549.1.1.1';

/** The curve of an elliptic key; `undefined` where the platform has none of that name. */
export function curveOf({ subjectPublicKeyInfo }: Certificate) {
  const parameters: unknown = subjectPublicKeyInfo.algorithm.algorithmParams;
  return parameters instanceof ObjectIdentifier ? curves[parameters.valueBlock.toString()] : undefined;
}

/**
 * Whether a signature of bytes fits a certificate's key; `undefined` where the platform does not know the algorithm or cannot use the key.
 * `hash` is for schemes that leave it open.
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
    return undefined; // not a key for this algorithm, or a hash or a curve that the platform lacks
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

/** Browsers take an RSA key only under its general identifier, not under that of RSASSA-PSS. */
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

/** From the sequence of two integers of RFC 3279, section 2.2.3, to both at full length; `undefined` where it is none. */
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
