import type { CertificateReport, CertificateState, Chain } from './certificates.ts';
import type { Verdict } from './verdict.ts';

/** The details of a signature. Unknown texts are empty. */
export interface SignatureReport {
  readonly verdict: Verdict;
  /** The number of bytes that it covers, starting from the beginning of the file. */
  readonly covered: number | undefined;
  readonly signer: string;
  readonly issuer: string;
  readonly claimedTime: string;
  /** `undefined` if it is malformed, `null` if it is absent. */
  readonly timeStamp: TimeStampReport | null | undefined;
  readonly format: string;
  readonly digest: { readonly name: string; readonly isWeak: boolean };
  readonly algorithm: string;
  readonly certificateState: CertificateState | undefined;
  readonly chain: Chain | undefined;
  /** Only the remarks that the signature has. */
  readonly remarks: readonly { readonly kind: RemarkKind; readonly text: string }[];
  readonly isEncrypted: boolean;
  readonly allowedChanges: AllowedChanges | undefined;
  readonly certificates: readonly CertificateReport[];
}

export interface TimeStampReport {
  readonly time: string;
  /** The common name of its certificate. */
  readonly authority: string;
  readonly state: 'valid' | 'invalid' | 'notChecked';
}

export type RemarkKind = 'reason' | 'location' | 'contact' | 'name';
export type AllowedChanges = 'none' | 'formFilling' | 'formFillingAndComments';
