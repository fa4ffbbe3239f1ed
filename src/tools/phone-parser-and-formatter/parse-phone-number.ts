import { type CountryCode, ParseError, type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { fail, ok, type Result } from '#core/result.ts';
import { pastedNumber } from './pasted-number.ts';
import { isTelUri, numberOfTelUri } from './tel-uri.ts';
import { dialVanityNumber } from './vanity-number.ts';

export type NotAPhoneNumber = 'notAPhoneNumber' | 'unknownCallingCode' | 'tooLong';

/** What was typed, as the library can read it, and what it reads there: nothing yet of a number with less than two national digits. */
export interface ParsedPhoneNumber {
  readonly text: string;
  readonly number: PhoneNumber | undefined;
}

/** The library's word for why a text is no number. */
type Refusal = string;

/** The number in the whole text, without `+` one of the default country. */
export function readPhoneNumber(text: string, defaultCountry: CountryCode): PhoneNumber | Refusal {
  try {
    return parsePhoneNumberWithError(text, { defaultCountry, extract: false });
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
}

/** Blanks of any kind become one kind, and marks that are not seen, which come along from address books, are left out. */
const tidy = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .trim();

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** What stands before the first digit. */
const BEGINNING = /^(?:\+|\(\+?)$/;

/** Reads what a visitor typed as one phone number: with or without `+`, a `tel` URI, or a number with a word for digits. */
export function parsePhoneNumber(typed: string, defaultCountry: CountryCode): Result<ParsedPhoneNumber, NotAPhoneNumber> {
  const parsed = parseTyped(typed, defaultCountry);
  if (parsed.ok || parsed.error.code !== 'notAPhoneNumber') return parsed;
  const pasted = pastedNumber(tidy(typed));
  const found = pasted === undefined ? parsed : parseTyped(pasted, defaultCountry);
  return found.ok ? found : parsed;
}

function parseTyped(typed: string, defaultCountry: CountryCode): Result<ParsedPhoneNumber, NotAPhoneNumber> {
  const tidied = tidy(typed);
  const written = isTelUri(tidied) ? numberOfTelUri(tidied) : tidied;
  const direct = readPhoneNumber(written, defaultCountry);
  const dialed = typeof direct === 'string' ? dialVanityNumber(tidied) : undefined;
  const text = dialed ?? written;
  const number = dialed === undefined ? direct : readPhoneNumber(dialed, defaultCountry);

  if (typeof number !== 'string') return ok({ text, number });
  if (number === 'TOO_LONG') return fail('tooLong');
  if (number === 'INVALID_COUNTRY') return fail('unknownCallingCode', { values: { text: typed.trim() } });
  return number === 'TOO_SHORT' && countDigits(text) >= 2
    ? ok({ text, number: undefined })
    : fail('notAPhoneNumber', BEGINNING.test(tidied) ? { isIncomplete: true } : {});
}
