import { UTCTime } from 'asn1js';
import type { Context } from '#core/context.ts';
import { formatDateTimeInUtc } from '#pure/time/date-time.ts';
import { type ByteRange, parseByteRange, rangesOf } from './byte-range.ts';
import { certificateStateAt, chainOf, describeCertificate, secondsOf } from './certificates.ts';
import { attributeOf, type Cms } from './cms.ts';
import { isWeakHash } from './digest.ts';
import { formatName } from './distinguished-name.ts';
import { examine } from './examine.ts';
import type { PdfDictionary } from './pdf-object.ts';
import { SignatureEntries } from './signature-entries.ts';
import type { SignatureReport, TimeStampReport } from './signature-report.ts';
import { readSignatureTimeStamp, type TimeStamp } from './time-stamp.ts';
import { badByteRange, notCovered, type Verdict } from './verdict.ts';

const SIGNING_TIME = '1.2.840.113549.1.9.5';

/** Verifies one signature of a file and reports its details. */
export async function checkSignature(
  file: Uint8Array<ArrayBuffer>,
  dictionary: PdfDictionary,
  isEncrypted: boolean,
  context: Context,
): Promise<SignatureReport> {
  const entries = new SignatureEntries(file, dictionary);
  const range = parseByteRange(entries.value('ByteRange'), file.length);
  const examined = await examine(entries, range ? rangesOf(file, range) : [], context);
  const { cms, certificate, certificates, digest, algorithm } = examined;
  const stamp = examined.timeStamp ?? (cms ? await readSignatureTimeStamp(cms, context) : null);
  const time = entries.time ?? signingTimeOf(cms) ?? stamp?.seconds;
  return {
    verdict: range ? judge(examined.verdict, isAllCovered(dictionary, range)) : badByteRange,
    covered: range?.end,
    signer: certificate ? formatName(certificate.subject) : '',
    issuer: certificate ? formatName(certificate.issuer) : '',
    claimedTime: time === undefined ? '' : formatDateTimeInUtc(time),
    timeStamp: stamp && describeStamp(stamp),
    format: entries.name('SubFilter'),
    digest: { name: digest, isWeak: isWeakHash(digest) },
    algorithm,
    certificateState: certificate && time !== undefined ? certificateStateAt(time, certificate) : undefined,
    chain: certificate && chainOf(certificate, certificates),
    remarks: entries.remarks.map(({ kind, text }) => ({ kind, text: isEncrypted ? '' : text })),
    isEncrypted,
    allowedChanges: entries.allowedChanges,
    certificates: certificates.map(describeCertificate),
  };
}

const describeStamp = ({ seconds, authority, verdict }: TimeStamp): TimeStampReport => ({
  time: formatDateTimeInUtc(seconds),
  authority,
  state: verdict.kind === 'valid' || verdict.kind === 'notChecked' ? verdict.kind : 'invalid',
});

/** Selects a verdict in this order: not checked, not covered, changed, does not fit. */
const judge = (verdict: Verdict, hasFullCover: boolean): Verdict => (verdict.kind === 'notChecked' || hasFullCover ? verdict : notCovered);

/** Checks that the signature covers the whole file from its first byte, except for the string that contains the signature. */
function isAllCovered(dictionary: PdfDictionary, { start, gapStart, gapEnd }: ByteRange): boolean {
  const contents = dictionary.get('Contents');
  return start === 0 && contents?.kind === 'string' && contents.start === gapStart && contents.end === gapEnd;
}

/** The signing time (RFC 5652, section 11.3), as Unix time in seconds. */
function signingTimeOf(cms: Cms | undefined): number | undefined {
  const time = attributeOf(cms?.signer.signedAttrs, SIGNING_TIME);
  return time instanceof UTCTime ? secondsOf(time.toDate()) : undefined;
}
