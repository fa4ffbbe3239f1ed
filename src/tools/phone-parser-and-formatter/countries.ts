import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

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

/** All countries of the library, with their calling codes. */
export const withCallingCodes = () => getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code) }));
