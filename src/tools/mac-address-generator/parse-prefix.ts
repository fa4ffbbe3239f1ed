import { fail, type Result } from '#core/result.ts';
import { readMacDigits } from '#pure/network/mac-digits.ts';
import { pastedMac } from '#pure/network/pasted-mac.ts';
import { readPasted } from '#pure/text/read-pasted.ts';

export const ADDRESS_DIGITS = 12;

export type PrefixError = 'notAHexadecimalDigit' | 'tooManyDigits';

/** Reads the 0 to 12 hexadecimal digits, in upper case, with which all addresses begin. */
export function parsePrefix(typed: string): Result<string, PrefixError> {
  const digits = readPasted(typed, (text) => readMacDigits(text, 'prefix'), pastedMac);
  return digits.ok && digits.value.length > ADDRESS_DIGITS
    ? fail('tooManyDigits', { values: { max: ADDRESS_DIGITS, found: digits.value.length } })
    : digits;
}
