import { fromBER, OctetString, Primitive } from 'asn1js';
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, type SignerInfo } from 'pkijs';

/** A signature in the Cryptographic Message Syntax (RFC 5652, section 5). */
export interface Cms {
  readonly certificates: readonly Certificate[];
  readonly signer: SignerInfo;
  /** The signed content, if it is embedded. */
  readonly content: Uint8Array<ArrayBuffer> | undefined;
}

/** Some signatures contain a list of revoked certificates with three nodes per entry. The library's default limit is 10,000. */
const MAX_NODES = 1_000_000;
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const SUBJECT_KEY_IDENTIFIER = '2.5.29.14';

/** Parses a CMS signature and ignores trailing bytes, which are unused reserved space. Returns `undefined` if it is malformed. */
export function parseCms(bytes: Uint8Array): Cms | undefined {
  try {
    const parsed = fromBER(bytes, { maxNodes: MAX_NODES });
    if (parsed.offset < 0) return undefined;
    return cmsOf(new ContentInfo({ schema: parsed.result }));
  } catch {
    return undefined; // the library throws on unexpected structures
  }
}

/** Extracts the signature from a parsed element. Returns `undefined` if it is not signed data. */
export function cmsOf(contentInfo: ContentInfo): Cms | undefined {
  if (contentInfo.contentType !== SIGNED_DATA) return undefined;
  const data = new SignedData({ schema: contentInfo.content });
  const [signer] = data.signerInfos;
  if (!signer) return undefined;
  const content = data.encapContentInfo.eContent;
  return {
    certificates: (data.certificates ?? []).filter((each) => each instanceof Certificate),
    signer,
    content: content && new Uint8Array(content.getValue()),
  };
}

/** Finds the signer's certificate among those in the file. */
export function signingCertificate({ sid }: SignerInfo, certificates: readonly Certificate[]): Certificate | undefined {
  if (sid instanceof IssuerAndSerialNumber) {
    return certificates.find(({ issuer, serialNumber }) => issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber));
  }
  if (!(sid instanceof Primitive)) return undefined;
  return certificates.find(({ extensions = [] }) => {
    const identifier: unknown = extensions.find(({ extnID }) => extnID === SUBJECT_KEY_IDENTIFIER)?.parsedValue;
    return identifier instanceof OctetString && isSame(identifier.valueBlock.valueHexView, sid.valueBlock.valueHexView);
  });
}

/** The value of a signed or unsigned attribute. */
export function attributeOf(attributes: SignerInfo['signedAttrs'], type: string): unknown {
  return attributes?.attributes.find((attribute) => attribute.type === type)?.values[0];
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
