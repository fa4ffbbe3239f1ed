import { type Certificate, ContentInfo, TSTInfo } from 'pkijs';
import type { Context } from '#core/context.ts';
import { hashNameOf } from './algorithms.ts';
import { secondsOf } from './certificates.ts';
import { attributeOf, type Cms, cmsOf, isSame, signingCertificate } from './cms.ts';
import { digestOf } from './digest.ts';
import { commonNameOf } from './distinguished-name.ts';
import { changed, malformed, noCertificate, unsupported, type Verdict } from './verdict.ts';
import { verifySigner } from './verify-signer.ts';

const SIGNATURE_TIME_STAMP = '1.2.840.113549.1.9.16.2.14';

/** The contents of a time-stamp token (RFC 3161, section 2.4.2) and the result of its verification. */
export interface TimeStamp {
  /** Unix time in seconds. */
  readonly seconds: number;
  readonly authority: string;
  /** The hash function of the message imprint: its name or, if unknown, its identifier. */
  readonly digest: string;
  readonly verdict: Verdict;
}

/**
 * Reads the time stamp in the unsigned attributes (RFC 3161, appendix A). Returns `null` if there is none and `undefined` if it is
 * malformed.
 */
export async function readSignatureTimeStamp(cms: Cms, context: Context): Promise<TimeStamp | null | undefined> {
  const attribute = attributeOf(cms.signer.unsignedAttrs, SIGNATURE_TIME_STAMP);
  if (attribute === undefined) return null;
  const token = tokenOf(attribute);
  return token && readTimeStamp(token, [new Uint8Array(cms.signer.signature.getValue())], cms.certificates, context);
}

function tokenOf(attribute: unknown): Cms | undefined {
  try {
    return cmsOf(new ContentInfo({ schema: attribute }));
  } catch {
    return undefined; // the library throws on unexpected structures
  }
}

/**
 * Reads and verifies a time-stamp token over the given bytes. `moreCertificates` may contain its certificate. Returns `undefined` if it is
 * malformed.
 */
export async function readTimeStamp(
  token: Cms,
  stamped: readonly Uint8Array[],
  moreCertificates: readonly Certificate[],
  context: Context,
): Promise<TimeStamp | undefined> {
  const info = infoOf(token);
  if (!info || !token.content) return undefined;
  const certificate = signingCertificate(token.signer, [...token.certificates, ...moreCertificates]);
  const hash = hashNameOf(info.messageImprint.hashAlgorithm);
  return {
    seconds: secondsOf(info.genTime),
    authority: certificate ? commonNameOf(certificate.subject) : '',
    digest: hash ?? info.messageImprint.hashAlgorithm.algorithmId,
    verdict: await verify(),
  };

  async function verify(): Promise<Verdict> {
    if (!info || !token.content) return malformed;
    if (!certificate) return noCertificate;
    if (!hash) return unsupported(info.messageImprint.hashAlgorithm.algorithmId);
    const imprint = new Uint8Array(info.messageImprint.hashedMessage.getValue());
    if (!isSame(await digestOf(hash, stamped, context), imprint)) return changed;
    return verifySigner(token, certificate, [token.content], context);
  }
}

function infoOf({ content }: Cms): TSTInfo | undefined {
  try {
    return content && TSTInfo.fromBER(content);
  } catch {
    return undefined; // the library throws on unexpected structures
  }
}
