import { type CountryCode, ParseError, type PhoneNumber, parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { fail, ok, type Result } from '#core/result.ts';
import { pastedNumber } from './pasted-number.ts';
import { isTelUri, numberOfTelUri } from './tel-uri.ts';
import { dialVanityNumber } from './vanity-number.ts';

export type NotAPhoneNumber = 'notAPhoneNumber' | 'unknownCallingCode' | 'tooLong';

/** The cleaned-up input and the number that the library finds in it. `number` is `undefined` for fewer than two national digits. */
export interface ParsedPhoneNumber {
  readonly text: string;
  readonly number: PhoneNumber | undefined;
}

/** The library's error code for an invalid number. */
type Refusal = string;

/** Parses the entire text as a number. Without `+`, the number belongs to the default country. */
export function readPhoneNumber(text: string, defaultCountry: CountryCode): PhoneNumber | Refusal {
  try {
    return parsePhoneNumberWithError(text, { defaultCountry, extract: false });
  } catch (error) {
    if (error instanceof ParseError) return error.message;
    throw error;
  }
}

/** Normalizes whitespace and removes invisible characters, which are common in numbers copied from address books. */
const tidy = (typed: string): string =>
  typed
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .trim();

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** The allowed text before the first digit. */
const BEGINNING = /^(?:\+|\(\+?)$/;

/** Parses the input as one phone number, with or without `+`, as a `tel` URI, or as a number with letters. */
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
