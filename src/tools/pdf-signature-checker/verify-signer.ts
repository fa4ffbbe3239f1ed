import { OctetString } from 'asn1js';
import type { Certificate } from 'pkijs';
import type { Context } from '#core/context.ts';
import { hashNameOf, schemeOf } from './algorithms.ts';
import { attributeOf, type Cms, isSame } from './cms.ts';
import { digestOf } from './digest.ts';
import { missingPart } from './key-algorithm.ts';
import { changed, doesNotFit, malformed, needsHttps, unsupported, valid, type Verdict } from './verdict.ts';
import { verifySignature } from './verify-signature.ts';

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/**
 * Verifies a signature (RFC 5652, sections 5.4 and 5.6). With signed attributes, checks their digest of the content and the signature over
 * the attributes. Otherwise, checks the signature over the content.
 */
export async function verifySigner(
  { signer }: Cms,
  certificate: Certificate,
  content: readonly Uint8Array<ArrayBuffer>[],
  context: Context,
): Promise<Verdict> {
  const { digestAlgorithm, signatureAlgorithm, signedAttrs } = signer;
  if (context.subtle === undefined) return needsHttps;
  const scheme = schemeOf(signatureAlgorithm);
  if (!scheme) return unsupported(signatureAlgorithm.algorithmId);
  const hash = hashNameOf(digestAlgorithm);
  if (!hash) return unsupported(digestAlgorithm.algorithmId);

  let hasChanged = false;
  let signed: Uint8Array<ArrayBuffer>;
  if (signedAttrs) {
    const expected = attributeOf(signedAttrs, MESSAGE_DIGEST);
    if (!(expected instanceof OctetString)) return malformed;
    hasChanged = !isSame(await digestOf(hash, content, context), new Uint8Array(expected.getValue()));
    signed = new Uint8Array(signedAttrs.encodedValue);
  } else {
    signed = new Uint8Array(await new Blob([...content]).arrayBuffer());
  }
  const fits = await verifySignature(signed, new Uint8Array(signer.signature.getValue()), certificate, scheme, hash, context.subtle);
  if (fits === undefined) return unsupported(missingPart(signer, scheme, certificate));
  if (hasChanged) return changed;
  // Without attributes, a changed document and a wrong key cannot be distinguished. A changed document is far more likely.
  return fits ? valid : signedAttrs ? doesNotFit : changed;
}
