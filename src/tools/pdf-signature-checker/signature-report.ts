import type { CertificateReport, CertificateState, Chain } from './certificates.ts';
import type { Verdict } from './verdict.ts';

/** What is known of a signature. Texts are empty where something is not known. */
export interface SignatureReport {
  readonly verdict: Verdict;
  /** How many bytes of the file it covers, from the first on. */
  readonly covered: number | undefined;
  readonly signer: string;
  readonly issuer: string;
  readonly claimedTime: string;
  /** `undefined` where it is malformed, `null` where there is none. */
  readonly timeStamp: TimeStampReport | null | undefined;
  readonly format: string;
  readonly digest: { readonly name: string; readonly isWeak: boolean };
  readonly algorithm: string;
  readonly certificateState: CertificateState | undefined;
  readonly chain: Chain | undefined;
  /** Of those that the signature has. */
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
