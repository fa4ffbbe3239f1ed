import { getCountrySpecifications, isSEPACountry } from 'ibantools';

/** What the IBANs of a country are like. */
export interface CountryRules {
  /** Characters of the whole IBAN. */
  readonly length: number;
  /** Of the BBAN, which is what follows the check digits. */
  readonly pattern: RegExp;
}

const specifications = getCountrySpecifications();

/** The rules of a country, by its two capital letters; `undefined` for one that has no IBAN. */
export function findCountryRules(country: string): CountryRules | undefined {
  const { chars, bban_regexp: pattern } = specifications[country] ?? {};
  return chars && pattern ? { length: chars, pattern: new RegExp(pattern) } : undefined;
}

/** Joined in 2024 and 2025, after the list of ibantools 4.5.4 was made: European Payments Council, EPC409-09. */
const NEW_IN_SEPA = ['AL', 'MD', 'ME', 'MK', 'RS'];

export const isInSepa = (country: string): boolean => isSEPACountry(country) || NEW_IN_SEPA.includes(country);
