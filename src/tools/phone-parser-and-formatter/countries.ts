import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';

const FALLBACK: CountryCode = 'US';

const findCountry = (code: string | undefined): CountryCode | undefined => getCountries().find((country) => country === code);

function parseLanguageTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined; // a RangeError for an invalid code, the only way to validate one
  }
}

/** The country in a BCP 47 language tag or, if missing, the most likely country for that language. The fallback is the United States. */
export function countryOfLanguage(tag: string): CountryCode {
  const locale = parseLanguageTag(tag);
  return findCountry(locale?.region) ?? findCountry(locale?.maximize().region) ?? FALLBACK;
}

/** The country for the code if it is valid. Otherwise, the country for the language. */
export const countryOrDefault = (code: string, language: string): CountryCode => findCountry(code) ?? countryOfLanguage(language);

/** All countries of the library with their calling codes. */
export const withCallingCodes = () => getCountries().map((code) => ({ code, callingCode: getCountryCallingCode(code) }));
