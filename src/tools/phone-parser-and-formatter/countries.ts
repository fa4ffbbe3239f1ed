import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { countryNames } from '#formats/country-names.ts';

/** A country as an option of a list that can be searched. */
interface CountryChoice {
  readonly value: CountryCode;
  readonly label: string;
  readonly searchTerms: readonly string[];
}

const FALLBACK: CountryCode = 'US';

const findCountry = (code: string | undefined): CountryCode | undefined => getCountries().find((country) => country === code);

function parseLanguageTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined; // a RangeError, which is the only way to ask
  }
}

/** The country that a language tag of BCP 47 names, else the one where most of its speakers live, else the United States. */
export function countryOfLanguage(tag: string): CountryCode {
  const locale = parseLanguageTag(tag);
  return findCountry(locale?.region) ?? findCountry(locale?.maximize().region) ?? FALLBACK;
}

/** The country of that code, else the one of the language. */
export const countryOrDefault = (code: string, language: string): CountryCode => findCountry(code) ?? countryOfLanguage(language);

/** All countries with their calling codes, such as `France (+33)`, in the order of their names in the language. */
export function countryChoices(language: string): readonly CountryChoice[] {
  const nameOf = countryNames(language);
  const { compare } = new Intl.Collator(language);
  return getCountries()
    .map((value) => ({ value, name: nameOf(value), callingCode: getCountryCallingCode(value) }))
    .toSorted((one, other) => compare(one.name, other.name))
    .map(({ value, name, callingCode }) => ({ value, label: `${name} (+${callingCode})`, searchTerms: [value, callingCode] }));
}
