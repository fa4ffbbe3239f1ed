import type { ReactNode } from 'react';
import type { SignatureCheck } from '../signature.ts';

const looks: Partial<Record<SignatureCheck['status'], string>> = {
  valid: 'font-semibold text-accent-ink',
  notValid: 'font-semibold text-danger',
};

/** The verdict on a signature, in the color of its kind. */
export const SignatureStatus = ({ status, children }: { readonly status: SignatureCheck['status']; readonly children: ReactNode }) => (
  <span className={looks[status]}>{children}</span>
);
