import { getCountrySpecifications, isSEPACountry } from 'ibantools';

/** What the IBANs of a country are like. */
export interface CountryRules {
  /** Characters of the whole IBAN. */
  readonly length: number;
  /** Of the BBAN, which is what follows the check digits. */
  readonly pattern: RegExp;
  /** The pattern is not that of ibantools. None of these countries has check digits of its own in the BBAN. */
  readonly hasOwnPattern: boolean;
}

/** West African states: two letters and three digits of the bank (BCEAO), or a letter and four digits until 2016. */
const WEST_AFRICA = /^[A-Z0-9]{2}\d{22}$/;

/** Structures in which ibantools 4.5.4 differs from the IBAN registry of SWIFT (release 95), and of countries that are not in it. */
const corrected: Readonly<Record<string, RegExp>> = {
  BY: /^[A-Z0-9]{4}\d{4}[A-Z0-9]{16}$/,
  DO: /^[A-Z0-9]{4}\d{20}$/,
  GE: /^[A-Z]{2}\d{16}$/,
  IE: /^[A-Z]{4}\d{14}$/,
  PK: /^[A-Z]{4}[A-Z0-9]{16}$/,
  PS: /^[A-Z]{4}[A-Z0-9]{21}$/,
  TR: /^\d{6}[A-Z0-9]{16}$/,
  VG: /^[A-Z]{4}\d{16}$/,
  ...Object.fromEntries(['BF', 'BJ', 'CI', 'ML', 'NE', 'SN', 'TG'].map((country) => [country, WEST_AFRICA])),
};

const specifications = getCountrySpecifications();

/** The rules of a country, by its two capital letters; `undefined` for one that has no IBAN. */
export function findCountryRules(country: string): CountryRules | undefined {
  const { chars, bban_regexp: pattern } = specifications[country] ?? {};
  const own = Object.hasOwn(corrected, country) ? corrected[country] : undefined;
  return chars && pattern ? { length: chars, pattern: own ?? new RegExp(pattern), hasOwnPattern: own !== undefined } : undefined;
}

/** Joined in 2024 and 2025, after the list of ibantools 4.5.4 was made: European Payments Council, EPC409-09. */
const NEW_IN_SEPA = ['AL', 'MD', 'ME', 'MK', 'RS'];

export const isInSepa = (country: string): boolean => isSEPACountry(country) || NEW_IN_SEPA.includes(country);
