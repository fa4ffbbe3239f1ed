import { IBAN } from 'ibankit';

/**
 * The parts of a BBAN, by the structure that its country registered in the IBAN registry. A part that the country does not use is
 * `undefined`.
 */
export interface AccountFields {
  readonly bankCode: string | undefined;
  readonly branchCode: string | undefined;
  readonly accountNumber: string | undefined;
  readonly nationalCheckDigits: string | undefined;
}

/**
 * Reads the fields of a valid IBAN in electronic format. `undefined` if ibankit does not know the structure or considers the IBAN invalid.
 */
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
