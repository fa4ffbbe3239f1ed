import { type CountryCode, type PhoneNumber, type PhoneNumberType, validatePhoneNumberLength } from 'libphonenumber-js/max';
import type { Context } from '#core/context.ts';
import type { Given } from '#core/declaration.ts';
import { ok, type Result } from '#core/result.ts';
import type { Runs } from '#core/run.ts';
import { countryOrDefault, withCallingCodes } from './countries.ts';
import type { declaration } from './declare.ts';
import { type NotAPhoneNumber, parsePhoneNumber, readPhoneNumber } from './parse-phone-number.ts';

export interface PhoneDescription {
  /** `international` for a calling code without a country, such as +800, and `undefined` if the country is unknown. */
  readonly country: CountryCode | 'international' | undefined;
  readonly callingCode: string | undefined;
  readonly isValid: boolean;
  readonly length: 'possible' | 'TOO_SHORT' | 'TOO_LONG' | 'INVALID_LENGTH';
  readonly type: PhoneNumberType | 'UNKNOWN';
  /** `undefined` if the number has fewer than two national digits. */
  readonly formats: PhoneFormats | undefined;
  readonly extension: string | undefined;
}

export interface PhoneFormats {
  readonly international: string;
  readonly national: string;
  readonly e164: string;
  readonly rfc3966: string;
  /** The number as dialed from the default country. Empty if the numbering plan does not specify it. */
  readonly dialed: string;
}

const originOf = (number: PhoneNumber): Pick<PhoneDescription, 'country' | 'callingCode'> => ({
  country: number.isNonGeographic() ? 'international' : number.country,
  callingCode: number.countryCallingCode,
});

/**
 * Finds the country of a number with fewer than two national digits by appending two, because the library rejects shorter numbers. An
 * incomplete calling code absorbs an appended digit, so the number remains unrecognized.
 */
function originOfBeginning(text: string, defaultCountry: CountryCode): Pick<PhoneDescription, 'country' | 'callingCode'> {
  const number = readPhoneNumber(`${text}00`, defaultCountry);
  return typeof number === 'string' ? { country: undefined, callingCode: undefined } : originOf(number);
}

function lengthOf(text: string, defaultCountry: CountryCode): PhoneDescription['length'] {
  const problem = validatePhoneNumberLength(text, { defaultCountry });
  return problem === 'TOO_SHORT' || problem === 'TOO_LONG' || problem === 'INVALID_LENGTH' ? problem : 'possible';
}

const formatsOf = (number: PhoneNumber, defaultCountry: CountryCode): PhoneFormats => ({
  international: number.formatInternational(),
  national: number.formatNational(),
  e164: number.number,
  rfc3966: number.getURI(),
  dialed: number.format('IDD', { fromCountry: defaultCountry }) ?? '', // can be undefined, although the library's type does not include it
});

/** Describes one number, with the formats and the validity of libphonenumber. Returns `null` for an empty text. */
export function describePhoneNumber(typed: string, defaultCountry: CountryCode): Result<PhoneDescription | null, NotAPhoneNumber> {
  if (typed.trim() === '') return ok(null);
  const parsed = parsePhoneNumber(typed, defaultCountry);
  if (!parsed.ok) return parsed;
  const { text, number } = parsed.value;
  return ok({
    ...(number ? originOf(number) : originOfBeginning(text, defaultCountry)),
    isValid: number?.isValid() ?? false,
    length: lengthOf(text, defaultCountry),
    type: number?.getType() ?? 'UNKNOWN',
    formats: number && formatsOf(number, defaultCountry),
    extension: number?.ext,
  });
}

/** The country used for numbers without `+`, and all available countries. */
export const chooseCountry = ({ defaultCountry }: Given<typeof declaration, 'chooseCountry'>, { locale }: Pick<Context, 'locale'>) =>
  ok({ usedCountry: countryOrDefault(defaultCountry, locale), countries: withCallingCodes() });

/** Describes a number. Without `+`, it belongs to the default country or, if there is none, to the country of the user's locale. */
export const describe = ({ number, defaultCountry }: Given<typeof declaration, 'describe'>, { locale }: Pick<Context, 'locale'>) =>
  describePhoneNumber(number, countryOrDefault(defaultCountry, locale));

export const run = { describe, chooseCountry } satisfies Runs<typeof declaration>;
