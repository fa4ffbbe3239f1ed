import { accountStructures } from './account-structures.ts';
import { hasNationalCheckDigits } from './national-check-digits.ts';

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

const CHARACTERS: Readonly<Record<string, string>> = { n: String.raw`\d`, a: '[A-Z]', c: String.raw`[A-Z\d]` };

/** The names of the parts that are shown. */
const NAMES: Readonly<Record<string, keyof AccountFields>> = {
  b: 'bankCode',
  r: 'branchCode',
  a: 'accountNumber',
  k: 'nationalCheckDigits',
};

/** The pattern of a BBAN with a group for each part that is shown. */
function patternOf(structure: string): RegExp {
  const parts = structure.replaceAll(/([a-z])(\d+)([anc]) ?/g, (_, meaning: string, length: string, characters: string) => {
    const name = NAMES[meaning];
    const part = `${CHARACTERS[characters] ?? ''}{${length}}`;
    return name === undefined ? part : `(?<${name}>${part})`;
  });
  return new RegExp(`^${parts}$`);
}

/**
 * Reads the fields of a valid IBAN in electronic format. `undefined` if the structure of the country is unknown, the BBAN does not match it,
 * or its national check digits are wrong.
 */
export function readAccountFields(iban: string): AccountFields | undefined {
  const country = iban.slice(0, 2);
  const structure = Object.hasOwn(accountStructures, country) ? accountStructures[country] : undefined;
  const found = structure === undefined ? undefined : patternOf(structure).exec(iban.slice(4))?.groups;
  if (!found) return undefined;
  const { bankCode, branchCode, accountNumber, nationalCheckDigits } = found;
  const isRight = hasNationalCheckDigits(country, `${bankCode ?? ''}${branchCode ?? ''}${accountNumber ?? ''}`, nationalCheckDigits ?? '');
  return isRight ? { bankCode, branchCode, accountNumber, nationalCheckDigits } : undefined;
}
