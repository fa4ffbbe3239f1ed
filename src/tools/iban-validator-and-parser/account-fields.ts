import { IBAN } from 'ibankit';

/** The parts of a BBAN, by the structure that its country has given it in the IBAN registry; `undefined` where it has no such part. */
export interface AccountFields {
  readonly bankCode: string | undefined;
  readonly branchCode: string | undefined;
  readonly accountNumber: string | undefined;
  readonly nationalCheckDigits: string | undefined;
}

/** The fields of a valid IBAN in its electronic format; `undefined` where ibankit does not know its structure, or holds it to be invalid. */
export function readAccountFields(iban: string): AccountFields | undefined {
  if (!IBAN.isValid(iban)) return undefined;
  const read = new IBAN(iban);
  return {
    bankCode: read.getBankCode() ?? undefined,
    branchCode: read.getBranchCode() ?? undefined,
    accountNumber: read.getAccountNumber() ?? undefined,
    nationalCheckDigits: read.getNationalCheckDigit() ?? undefined,
  };
}
