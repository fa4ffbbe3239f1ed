/** The result of verifying a signature. */
export type Verdict =
  | { readonly kind: 'valid' | 'notCovered' | 'changed' | 'doesNotFit' }
  | { readonly kind: 'notChecked'; readonly reason: 'malformed' | 'byteRange' | 'noCertificate' | 'needsHttps' }
  | { readonly kind: 'notChecked'; readonly reason: 'unsupported'; readonly algorithm: string };

export const valid: Verdict = { kind: 'valid' };
export const notCovered: Verdict = { kind: 'notCovered' };
export const changed: Verdict = { kind: 'changed' };
export const doesNotFit: Verdict = { kind: 'doesNotFit' };
export const malformed: Verdict = { kind: 'notChecked', reason: 'malformed' };
export const badByteRange: Verdict = { kind: 'notChecked', reason: 'byteRange' };
export const noCertificate: Verdict = { kind: 'notChecked', reason: 'noCertificate' };
/** Web Crypto is available only on pages served over HTTPS or from localhost. */
export const needsHttps: Verdict = { kind: 'notChecked', reason: 'needsHttps' };
export const unsupported = (algorithm: string): Verdict => ({ kind: 'notChecked', reason: 'unsupported', algorithm });
