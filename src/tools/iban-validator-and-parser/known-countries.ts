import { getCountrySpecifications, isSEPACountry } from 'ibantools';

/** The format of a country's IBANs. */
export interface CountryRules {
  /** The length of the whole IBAN in characters. */
  readonly length: number;
  /** The pattern of the BBAN, which follows the check digits. */
  readonly pattern: RegExp;
  /** Whether the pattern replaces that of ibantools. None of these countries has its own check digits in the BBAN. */
  readonly hasOwnPattern: boolean;
}

/** West African states: the bank has two letters and three digits (BCEAO), or until 2016 a letter and four digits. */
const WEST_AFRICA = /^[A-Z0-9]{2}\d{22}$/;

/**
 * Structures that ibantools 4.5.4 has differently from the IBAN registry of SWIFT (release 95), and those of countries not in the registry.
 */
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

/** The rules of a country, by its two capital letters. `undefined` for a country without IBANs. */
export function findCountryRules(country: string): CountryRules | undefined {
  const { chars, bban_regexp: pattern } = specifications[country] ?? {};
  const own = Object.hasOwn(corrected, country) ? corrected[country] : undefined;
  return chars && pattern ? { length: chars, pattern: own ?? new RegExp(pattern), hasOwnPattern: own !== undefined } : undefined;
}

/** Countries that joined in 2024 and 2025, after the list in ibantools 4.5.4: European Payments Council, EPC409-09. */
const NEW_IN_SEPA = ['AL', 'MD', 'ME', 'MK', 'RS'];

export const isInSepa = (country: string): boolean => isSEPACountry(country) || NEW_IN_SEPA.includes(country);
