import { sha256 } from '@noble/hashes/sha2.js';
import type { Certificate } from 'pkijs';
import { formatPem } from '#pure/notation/pem/pem.ts';
import { formatDateTimeInUtc } from '#pure/time/date-time.ts';
import { toHex } from '#pure/bytes/hex.ts';
import { commonNameOf, formatName } from './distinguished-name.ts';

export interface CertificateReport {
  readonly subject: string;
  readonly issuer: string;
  /** In hexadecimal, as is the 32-byte fingerprint. */
  readonly serialNumber: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly fingerprint: string;
  readonly pem: string;
}

export function describeCertificate(certificate: Certificate): CertificateReport {
  const bytes = new Uint8Array(certificate.toSchema().toBER());
  return {
    subject: formatName(certificate.subject),
    issuer: formatName(certificate.issuer),
    serialNumber: toHex(certificate.serialNumber.valueBlock.valueHexView),
    validFrom: formatDateTimeInUtc(secondsOf(certificate.notBefore.value)),
    validTo: formatDateTimeInUtc(secondsOf(certificate.notAfter.value)),
    fingerprint: toHex(sha256(bytes)),
    pem: formatPem('CERTIFICATE', bytes),
  };
}

export const secondsOf = (date: Date): number => date.getTime() / 1000;

/** The certificate chain within the file. Does not verify that each certificate was signed by the next. */
export interface Chain {
  /** The number of certificates, including the signer's. */
  readonly count: number;
  readonly end: 'alone' | 'root' | 'missing';
  /** The common name of the last certificate or of the missing issuer. */
  readonly name: string;
}

export function chainOf(certificate: Certificate, certificates: readonly Certificate[]): Chain {
  const seen = new Set<Certificate>();
  let last = certificate;
  for (let next: Certificate | undefined = certificate; next && !seen.has(next); ) {
    seen.add(next);
    last = next;
    const { issuer }: Certificate = next;
    next = isSelfSigned(next) ? undefined : certificates.find(({ subject }) => subject.isEqual(issuer));
  }
  const count = seen.size;
  if (!isSelfSigned(last)) return { count, end: 'missing', name: commonNameOf(last.issuer) };
  return { count, end: count === 1 ? 'alone' : 'root', name: commonNameOf(last.subject) };
}

const isSelfSigned = ({ subject, issuer }: Certificate): boolean => subject.isEqual(issuer);

/** The state of a certificate at an instant, with the UTC date when it becomes valid or expires. */
export interface CertificateState {
  readonly kind: 'valid' | 'expired' | 'notYetValid';
  readonly date: string;
}

export function certificateStateAt(seconds: number, { notBefore, notAfter }: Certificate): CertificateState {
  const dateOf = (date: Date): string => formatDateTimeInUtc(secondsOf(date)).slice(0, 'YYYY-MM-DD'.length);
  if (seconds > secondsOf(notAfter.value)) return { kind: 'expired', date: dateOf(notAfter.value) };
  if (seconds < secondsOf(notBefore.value)) return { kind: 'notYetValid', date: dateOf(notBefore.value) };
  return { kind: 'valid', date: '' };
}
