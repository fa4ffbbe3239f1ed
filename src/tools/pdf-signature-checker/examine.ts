import { fromBER, OctetString } from 'asn1js';
import { Certificate } from 'pkijs';
import type { Context } from '#core/context.ts';
import { type SignatureScheme, hashNameOf, schemeOf } from './algorithms.ts';
import { type Cms, isSame, parseCms, signingCertificate } from './cms.ts';
import { digestOf, type HashName } from './digest.ts';
import { describeAlgorithm } from './key-algorithm.ts';
import type { SignatureEntries } from './signature-entries.ts';
import { readTimeStamp, type TimeStamp } from './time-stamp.ts';
import { changed, malformed, noCertificate, needsHttps, unsupported, valid, type Verdict } from './verdict.ts';
import { verifySignature } from './verify-signature.ts';
import { verifySigner } from './verify-signer.ts';

/** The result of checking the value of a signature against the signed bytes. */
export interface Examined {
  readonly verdict: Verdict;
  readonly cms?: Cms;
  readonly certificate?: Certificate | undefined;
  readonly certificates: readonly Certificate[];
  /** The hash function: its name or, if unknown, its identifier. */
  readonly digest: string;
  readonly algorithm: string;
  /** Present if the signature itself is a time stamp. */
  readonly timeStamp?: TimeStamp;
}

const nothing = { certificates: [], digest: '', algorithm: '' };

/** Checks a signature by the rules of its /SubFilter (ISO 32000-1, section 12.8.3, and ISO 32000-2, section 12.8.5, for ETSI.RFC3161). */
export async function examine(entries: SignatureEntries, content: readonly Uint8Array<ArrayBuffer>[], context: Context): Promise<Examined> {
  const value = entries.bytes('Contents') ?? new Uint8Array();
  const format = entries.name('SubFilter');
  if (format === 'adbe.x509.rsa_sha1') return examineBareSignature(entries, value, content, context);

  const cms = parseCms(value);
  if (!cms) return { ...nothing, verdict: malformed };
  const { signer, certificates } = cms;
  const certificate = signingCertificate(signer, certificates);
  const examined = {
    cms,
    certificate,
    certificates,
    digest: hashNameOf(signer.digestAlgorithm) ?? signer.digestAlgorithm.algorithmId,
    algorithm: describeAlgorithm(signer.signatureAlgorithm, schemeOf(signer.signatureAlgorithm), certificate),
  };
  if (!certificate) return { ...examined, verdict: noCertificate };
  if (format === 'ETSI.RFC3161') {
    const timeStamp = await readTimeStamp(cms, content, [], context);
    return timeStamp
      ? { ...examined, digest: timeStamp.digest, timeStamp, verdict: timeStamp.verdict }
      : { ...examined, verdict: malformed };
  }
  if (format !== 'adbe.pkcs7.sha1') return { ...examined, verdict: await verifySigner(cms, certificate, content, context) };
  // The CMS content is the digest of the document.
  if (!cms.content) return { ...examined, verdict: malformed };
  const verdict = await verifySigner(cms, certificate, [cms.content], context);
  const hasChanged = !isSame(await digestOf('SHA-1', content, context), cms.content);
  return { ...examined, digest: 'SHA-1', verdict: hasChanged && verdict.kind !== 'notChecked' ? changed : verdict };
}

const bareScheme: SignatureScheme = { kind: 'rsaPkcs1', hash: undefined };
const RSA_SHA1 = '1.2.840.113549.1.1.5';
/** The format predates all of these hashes except the first, but its name has not changed. */
const bareHashes: readonly HashName[] = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'];

/** Checks a signature without CMS data. Its certificates are in the dictionary. */
async function examineBareSignature(
  entries: SignatureEntries,
  value: Uint8Array,
  content: readonly Uint8Array<ArrayBuffer>[],
  { subtle }: Pick<Context, 'subtle'>,
): Promise<Examined> {
  const certificates = certificatesOf(entries);
  const [certificate] = certificates;
  const examined = { ...nothing, certificate, certificates };
  if (!certificate) return { ...examined, verdict: noCertificate };
  const signature = parseOctetString(value);
  if (!signature) return { ...examined, verdict: malformed };
  const named = { ...examined, algorithm: describeAlgorithm(certificate.signatureAlgorithm, bareScheme, certificate), digest: 'SHA-1' };
  if (subtle === undefined) return { ...named, verdict: needsHttps };
  const signed = new Uint8Array(await new Blob([...content]).arrayBuffer());
  for (const hash of bareHashes) {
    const fits = await verifySignature(signed, signature, certificate, bareScheme, hash, subtle);
    if (fits === undefined) return { ...named, verdict: unsupported(RSA_SHA1) };
    if (fits) return { ...named, digest: hash, verdict: valid };
  }
  // A changed document and a wrong key cannot be distinguished. A changed document is far more likely.
  return { ...named, verdict: changed };
}

function parseOctetString(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const { result } = fromBER(new Uint8Array(bytes));
  return result instanceof OctetString ? new Uint8Array(result.getValue()) : undefined;
}

function certificatesOf(entries: SignatureEntries): readonly Certificate[] {
  const value = entries.value('Cert');
  const strings = value?.kind === 'array' ? value.items : [value];
  return strings.flatMap((each) => {
    if (each?.kind !== 'string') return [];
    try {
      return [Certificate.fromBER(new Uint8Array(each.bytes))];
    } catch {
      return []; // the library throws on unexpected structures
    }
  });
}
